import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import App from "./App.svelte";
import { setLocale } from "./i18n/locale.svelte";

beforeEach(() => setLocale("en"));

it("switches its language while it is shown", async () => {
  render(App);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Play Mafia for real");
  await fireEvent.change(screen.getByRole("combobox"), { target: { value: "uk" } });
  await screen.findByRole("heading", { name: "Мафія по-справжньому" });
  expect(document.documentElement.lang).toBe("uk");
});
