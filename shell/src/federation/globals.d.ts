declare var __payungFiles:
  | { readonly script: (url: string) => Promise<void>; readonly style: (url: string) => Promise<void> }
  | undefined;

/** A generated module that names every shared key; see platform/src/build/provided-module.ts. */
declare module 'payung-provided';
