/** Made of `src/palermo/locales` by vite-plugin-fluent.ts. */
declare module "virtual:messages" {
  export const keys: string;
  export const texts: Record<"en" | "ru" | "uk", string>;
}
