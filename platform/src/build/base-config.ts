import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { ECMASCRIPT, TARGETS } from './floor.ts';
import { packagesFolder } from './paths.ts';

/** `import { Button } from 'antd'` reaches one component, or one shared key in a remote. */
const transformImport = (antdPath: string) => [
  { libraryName: 'antd', customName: antdPath, transformToDefaultImport: true },
];

const scripts = (antdPath: string, isDevelopment: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false, refresh: isDevelopment } },
    },
    env: { targets: TARGETS },
    transformImport: transformImport(antdPath),
  },
  type: 'javascript/auto',
});

const loaderFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Of the schemas of calls a page gets the names alone. */
const names: RuleSetRule = {
  test: /[\\/]src[\\/](contract[\\/])?schemas[\\/][^\\/]+\.ts$/,
  loader: loaderFile('./names-loader.ts'),
};

/** Texts by language and in parts, compiled. */
const texts: readonly RuleSetRule[] = [
  {
    test: /[\\/]src[\\/]messages[\\/](catalogue|text)\.ts$/,
    loader: loaderFile('./texts/catalogue-loader.ts'),
  },
  { resourceQuery: /^\?texts=/, type: 'javascript/auto', loader: loaderFile('./texts/text-loader.ts') },
];

/** Nothing is left to parse in a page; what the shell loads for remotes of an earlier release is the parser itself. */
const withoutParser = () =>
  new rspack.NormalModuleReplacementPlugin(/^@formatjs\/icu-messageformat-parser$/, (resource) => {
    if (/[\\/]node_modules[\\/]/.test(resource.context)) resource.request += '/no-parser.js';
  });

const styles = (classSalt: string): RuleSetRule => ({
  test: /\.css$/,
  use: [
    { loader: rspack.CssExtractRspackPlugin.loader },
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          // Each selector names a class of its file: `body` or `:root` would style the pages of all others.
          mode: 'pure',
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[hash:base64:6]',
          // Two releases may stand in one page, of two remotes or of one: the classes of one must not style the other.
          localIdentHashSalt: classSalt,
        },
      },
    },
    { loader: 'builtin:lightningcss-loader', options: { targets: TARGETS } },
  ],
  type: 'javascript/auto',
});

/** `font.woff2?subset`: the characters of our texts alone. */
const subsets: RuleSetRule = {
  test: /\.woff2$/,
  resourceQuery: /^\?subset$/,
  loader: fileURLToPath(new URL('./font-loader.ts', import.meta.url)),
};

const SHARED_STYLES = /[\\/]shared[\\/]src[\\/](ui|journey[\\/]\w+)[\\/]/;

/**
 * The styles of shared parts in one file a folder, which the next screens find in the cache, instead of once
 * for each screen; a page loads only those of the folders that it uses.
 */
const splitChunks = {
  chunks: 'async',
  cacheGroups: {
    sharedStyles: {
      type: 'css/mini-extract',
      test: SHARED_STYLES,
      name: (module: { readonly identifier?: () => string }) => {
        const area = SHARED_STYLES.exec(module.identifier?.() ?? '')?.[1] ?? 'shared';
        return `styles-${area.replaceAll(/[\\/]/g, '-')}`;
      },
      enforce: true,
    },
  },
} as const;

export interface BaseSettings {
  readonly name: string;
  /** Goes into the names of its classes. */
  readonly classSalt: string;
  readonly folder: string;
  readonly output: string;
  readonly antdPath: string;
  readonly isDevelopment: boolean;
  /** Inserts a chunk's stylesheet into the page. */
  readonly insertStyle?: (tag: HTMLLinkElement) => void;
}

export const baseConfig = (settings: BaseSettings): Configuration => ({
  name: settings.name,
  context: settings.folder,
  mode: settings.isDevelopment ? 'development' : 'production',
  devtool: settings.isDevelopment ? 'cheap-module-source-map' : false,
  target: ['web', `es${ECMASCRIPT}`],
  output: {
    path: settings.output,
    clean: true,
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    // The shell's own timeout per file is shorter; this one is for files that the shell does not load.
    chunkLoadTimeout: 60_000,
    filename: '[name].[contenthash:10].js',
    // The id stays in the next release: its file is then sent as the difference to the one that a browser has.
    chunkFilename: '[id].[contenthash:10].js',
    assetModuleFilename: '[contenthash:10][ext]',
    hashFunction: 'sha256',
    // A module that failed while it ran is marked, so that it can run again; see delegated-loading.ts.
    strictModuleErrorHandling: true,
  },
  optimization: { splitChunks },
  resolve: {
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
    modules: ['node_modules', packagesFolder],
  },
  module: {
    rules: [
      names,
      ...texts,
      scripts(settings.antdPath, settings.isDevelopment),
      styles(settings.classSalt),
      subsets,
      { test: /\.(svg|png|jpg|webp|woff2)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    withoutParser(),
    new rspack.CssExtractRspackPlugin({
      filename: '[name].[contenthash:10].css',
      chunkFilename: '[contenthash:10].css',
      ignoreOrder: true,
      ...(settings.insertStyle ? { insert: settings.insertStyle } : {}),
    }),
    new rspack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(settings.isDevelopment ? 'development' : 'production'),
    }),
  ],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
});
