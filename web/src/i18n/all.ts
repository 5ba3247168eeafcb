/** For tests: every language is there before the first of them. */
import { LOCALES } from "./locale.svelte";
import { load } from "./t";

await Promise.all(LOCALES.map(load));
