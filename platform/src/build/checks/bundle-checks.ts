import { join, sep } from 'node:path';
import { rspack } from '@rspack/core';
import type { Compilation, Compiler } from '@rspack/core';
import { globalStylesIn } from './global-styles.ts';
import { consumedKeyOf, startupModules } from '../module-graph.ts';
import { screenRequests } from '../screen-map.ts';
import { FACADES, singletonOf, singletonProblem } from '../singletons.ts';

/** Heavy modules that may load only on demand. */
const LAZY_ONLY: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /\/node_modules\/leaflet\//, name: 'leaflet' },
  { pattern: /\/node_modules\/@react-google-maps\//, name: '@react-google-maps/api' },
  { pattern: /\/shared\/src\/places\/(?:gazetteer|outline|place)\b/, name: 'the gazetteer' },
];

const lazyOnlyIn = (resources: readonly string[]): readonly string[] => {
  const paths = resources.map((path) => path.replaceAll(sep, '/'));
  return LAZY_ONLY.filter(({ pattern }) => paths.some((path) => pattern.test(path))).map(({ name }) => name);
};

const lazyOnlyProblems = (compilation: Compilation, folder: string): readonly string[] => {
  const requests = screenRequests(join(folder, 'src', 'screens.ts'));
  return [...startupModules(compilation, requests)].flatMap(([part, resources]) =>
    lazyOnlyIn(resources).map(
      (name) => `${name} belongs behind an import() of its own, but ${part} starts with it.`,
    ),
  );
};

const resourceOf = (module: object): string => (module as { resource?: string }).resource ?? '';

/** The singletons that a remote bundles. */
export const bundledSingletons = (compilation: Compilation): readonly string[] => [
  ...new Set(
    [...compilation.modules]
      .map((module) => singletonOf(resourceOf(module)))
      .filter((singleton) => singleton !== undefined),
  ),
];

/** Names imported from a package that its facade does not export: they would be undefined at run time. */
const problemsOfFacade = async (
  { modules, moduleGraph }: Compilation,
  [key, facade]: readonly [key: string, facade: string],
): Promise<readonly string[]> => {
  const consumed = [...modules].find((module) => consumedKeyOf(module) === key);
  if (consumed === undefined) return [];
  const offered = Object.keys((await import(facade)) as object);
  const problems = moduleGraph.getIncomingConnections(consumed).flatMap(({ dependency, originModule }) => {
    const name = dependency.ids?.[0];
    if (name === undefined || offered.includes(name)) return [];
    const importer = originModule ? resourceOf(originModule) : '';
    return [`${importer}: ${name} is not in the facade of ${key} (platform/src/runtime/).`];
  });
  return [...new Set(problems)];
};

const facadeProblems = async (compilation: Compilation): Promise<readonly string[]> =>
  (await Promise.all(Object.entries(FACADES).map((entry) => problemsOfFacade(compilation, entry)))).flat();

const styleFiles = ({ modules }: Compilation): readonly string[] =>
  [...modules].map(resourceOf).filter((file) => file.endsWith('.css'));

/** Fails a remote's build on problems that would otherwise only show at run time. */
export class BundleChecks {
  readonly #name: string;
  readonly #folder: string;

  constructor(name: string, folder: string) {
    this.#name = name;
    this.#folder = folder;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BundleChecks', (compilation) => {
      const refuse = (problems: readonly string[]): void => {
        for (const problem of problems) compilation.errors.push(new Error(problem));
      };
      compilation.hooks.finishModules.tapPromise('BundleChecks', async () => {
        refuse(bundledSingletons(compilation).map(singletonProblem));
        refuse(await facadeProblems(compilation));
        refuse(globalStylesIn(styleFiles(compilation), this.#name));
      });
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BundleChecks', stage }, () => {
        // A page would load a map before one is opened.
        refuse(lazyOnlyProblems(compilation, this.#folder));
      });
    });
  }
}
