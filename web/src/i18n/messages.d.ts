/** Made of `src/palermo/locales` by vite-plugin-fluent.ts, one a language. */
declare module "virtual:messages/*" {
  const text: string;
  export default text;
}
