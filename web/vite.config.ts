import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { fluent } from "./vite-plugin-fluent.ts";

// Loaded when they are asked for: these, and the languages.
const ASKED_FOR =
  /virtual:messages|src\/replay\/|src\/judge\/|src\/table\/(?:Over|Proof|RulesOf|Story)\b|src\/lobby\/(?:Configure|Create|Deck|Handover|HouseRules|Options|TableOptions|weighing)\b/;

export default defineConfig({
  plugins: [
    fluent(),
    svelte({
      configFile: false,
      // The name of a component's styles stands in the bundle some thousand times: a short one.
      compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` },
    }),
    svelteTesting(),
  ],
  build: {
    outDir: "../src/palermo/web_dist",
    emptyOutDir: true,
    target: "es2022",
    // A page stays below 80 kB gzipped.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs is one file: several small ones compress worse.
        codeSplitting: { groups: [{ name: "page", test: (id) => !ASKED_FOR.test(id) }] },
      },
    },
  },
  // The messages lie in the Python package, outside of this folder.
  server: { fs: { allow: [".."] } },
  test: {
    environment: "jsdom",
    setupFiles: ["src/i18n/all.ts"],
    include: ["src/**/*.test.ts", "*.test.ts"],
  },
});
