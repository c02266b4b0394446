import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { ProductDescription, StaffWork } from '@payung/shared/product.ts';
import { startupOf, requiredKeys } from './chunk-facts.ts';
import { compressFolder } from './compress.ts';
import { integrityOfFolder } from './file-digest.ts';
import { resourcesOf } from './check-plugin.ts';
import type { BuiltRelease } from './release-files.ts';
import { importFresh, loadEndpoints, loadRoutes, registryRoutes } from './route-rows.ts';
import { screenProblems, screenRequests } from './screen-map.ts';
import { singleBehind } from './module-checks.ts';
import { libraryVersions, usedExports } from './shared-exports.ts';

export interface ReleaseSettings {
  readonly name: string;
  /** Name of the entry chunk. */
  readonly entryName: string;
  readonly build: string;
  readonly folder: string;
  readonly isDevelopment: boolean;
}

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

interface Described {
  readonly products: readonly ProductDescription[];
  readonly staffWork: readonly StaffWork[];
}

/** What the remote sells and offers to staff; one without `src/product.ts` neither. */
const describedBy = async (folder: string): Promise<Described> => {
  const file = join(folder, 'src', 'product.ts');
  if (!existsSync(file)) return { products: [], staffWork: [] };
  const { products, staffWork = [] } = (await importFresh(file)) as Partial<Described>;
  if (products === undefined) throw new Error(`${file} does not export products.`);
  return { products, staffWork };
};

/** Writes `release.json`: all that publishing and the running shell need to know of this build. */
export class ReleasePlugin {
  readonly #settings: ReleaseSettings;

  constructor(settings: ReleaseSettings) {
    this.#settings = settings;
  }

  apply(compiler: Compiler): void {
    const { name, folder } = this.#settings;
    const screensFile = join(folder, 'src', 'screens.ts');
    compiler.hooks.make.tapPromise('ReleasePlugin', async (compilation) => {
      const table = await loadRoutes(folder, name);
      const problems = screenProblems(screenRequests(screensFile).keys(), Object.keys(table));
      for (const problem of problems) compilation.errors.push(new Error(problem));
    });
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const release = await this.#describe(compilation);
      mkdirSync(compilation.outputOptions.path ?? '', { recursive: true });
      writeFileSync(
        join(compilation.outputOptions.path ?? '', 'release.json'),
        JSON.stringify(release, null, 2),
      );
      if (!this.#settings.isDevelopment) await compressFolder(compilation.outputOptions.path ?? '');
    });
  }

  async #describe(compilation: Compilation): Promise<BuiltRelease> {
    const { name, build, folder } = this.#settings;
    const output = compilation.outputOptions.path ?? '';
    const entry = [...(compilation.entrypoints.get(this.#settings.entryName)?.getFiles() ?? [])].find(
      (file) => file.endsWith('.js') && !file.includes('.hot-update.'),
    );
    if (!entry) throw new Error(`${name} has no entry file.`);
    const table = await loadRoutes(folder, name);
    const requires = requiredKeys(compilation);
    const startup = startupOf(compilation, screenRequests(join(folder, 'src', 'screens.ts')));
    return {
      name,
      version: versionOf(folder),
      build,
      entry,
      requires,
      // Files of a development build change under the same name.
      integrity: this.#settings.isDevelopment ? {} : integrityOfFolder(output),
      preload: startup.preload,
      startup: startup.routes,
      routes: registryRoutes(table, await loadEndpoints(folder, name)),
      ...(await describedBy(folder)),
      contract: CONTRACT_VERSION,
      bundledSingles: [
        ...new Set(
          resourcesOf(compilation)
            .map(singleBehind)
            .filter((single) => single !== undefined),
        ),
      ],
      uses: usedExports(compilation),
      versions: libraryVersions(requires),
    };
  }
}
