import { beforeEach, describe, expect, it } from "vitest";
import { currentLocale, setLocale } from "./locale.svelte";
import { t } from "./t";

describe("t", () => {
  beforeEach(() => setLocale("en"));

  it("speaks the current language", () => {
    expect(t("language")).toBe("Language");
    setLocale("uk");
    expect(t("language")).toBe("Мова");
  });

  it("knows the plurals of each language", () => {
    expect(t("seats-free", { count: 1 })).toBe("1 free seat");
    setLocale("ru");
    expect([1, 2, 5, 21].map((count) => t("seats-free", { count }))).toEqual([
      "1 свободное место",
      "2 свободных места",
      "5 свободных мест",
      "21 свободное место",
    ]);
  });

  it("remembers the language", () => {
    setLocale("ru");
    expect(currentLocale()).toBe("ru");
    expect(localStorage.getItem("palermo.locale")).toBe("ru");
  });
});
