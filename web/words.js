// Checks the messages and writes their types without building: the plugin does it when it is loaded.
import { resolveConfig } from "vite";

await resolveConfig({ logLevel: "warn" }, "build");
