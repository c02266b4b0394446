declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module '*.css';

/** The address of a font file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The same, with the characters of our texts alone; see platform/src/build/font-loader.ts. */
declare module '*.woff2?subset' {
  const url: string;
  export default url;
}

declare var payungFiles:
  | { readonly script: (url: string) => Promise<void>; readonly style: (url: string) => Promise<void> }
  | undefined;

declare var payungFederation: (() => object) | undefined;

/** A generated module with every shared key; see platform/src/build/shell.ts. */
declare module 'payung-provided' {
  export const provided: Readonly<Record<string, () => object | Promise<object>>>;
}

/** Federation's code for the bundler, file by file: its entry would bring parts that no page uses. */
declare module 'payung-bundler-runtime/*';
