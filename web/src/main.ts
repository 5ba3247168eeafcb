import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { currentLocale } from "./i18n/locale.svelte";
import { load } from "./i18n/t";

await load(currentLocale());
const target = document.getElementById("app");
if (target) mount(App, { target });
