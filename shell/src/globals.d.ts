declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module '*.css';

declare var payungFiles:
  | { readonly script: (url: string) => Promise<void>; readonly style: (url: string) => Promise<void> }
  | undefined;

declare var payungFederation: (() => object) | undefined;

/** A generated module with every shared key; see platform/src/build/shell.ts. */
declare module 'payung-provided' {
  export const provided: Readonly<Record<string, () => Promise<object>>>;
}

/** Federation's code for the bundler, file by file: its entry would bring parts that no page uses. */
declare module 'payung-bundler-runtime/*';
