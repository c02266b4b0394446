import { join, sep } from 'node:path';
import { rspack } from '@rspack/core';
import type { Compilation, Compiler } from '@rspack/core';
import { startupModules } from './chunk-facts.ts';
import { screenRequests } from './screen-map.ts';

/** Heavy modules that may load only on demand. */
const LATE: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /\/node_modules\/leaflet\//, name: 'leaflet' },
  { pattern: /\/node_modules\/@react-google-maps\//, name: '@react-google-maps/api' },
  { pattern: /\/shared\/src\/places\/(?:gazetteer|outline|place)\b/, name: 'the gazetteer' },
];

const lateNames = (resources: Iterable<string>): readonly string[] => {
  const paths = [...resources].map((path) => path.replaceAll(sep, '/'));
  return LATE.filter(({ pattern }) => paths.some((path) => pattern.test(path))).map(({ name }) => name);
};

const problemsOf = (compilation: Compilation, folder: string): readonly string[] => {
  const requests = screenRequests(join(folder, 'src', 'screens.ts'));
  return [...startupModules(compilation, requests)].flatMap(([part, resources]) =>
    lateNames(resources).map(
      (name) => `${name} belongs behind an import() of its own, but ${part} starts with it.`,
    ),
  );
};

/** Fails a remote's build when a page would load a map before one is opened. */
export class LatePlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LatePlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LatePlugin', stage }, () => {
        for (const problem of problemsOf(compilation, this.#folder)) {
          compilation.errors.push(new Error(problem));
        }
      });
    });
  }
}
