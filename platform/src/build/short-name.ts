/** `mfe-pa-ci` → `paCi`: what the tables in a remote's contract are called after. */
export const shortName = (name: string): string =>
  name.replace(/^mfe-/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
