import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import { bundledSingletons } from './checks/bundle-checks.ts';
import { drawFirstPaint } from './first-paint.ts';
import {
  loadEndpoints,
  loadFirstScreens,
  loadProducts,
  loadRoutes,
  loadShellRoutes,
  registryRoutes,
} from './contract.ts';
import { callsFileIn, madeCalls } from '../gate/made-calls.ts';
import {
  libraryVersions,
  providedExports,
  requiredKeys,
  shellStartupOf,
  startupOf,
  textFilesOf,
  usedExports,
} from './module-graph.ts';
import { compressFolder, integrityOfFolder } from './output-files.ts';
import { FRAME_TEXTS } from '../registry/release-schema.ts';
import type { BuiltRelease, ShellRelease } from '../registry/release-schema.ts';
import { sourceOf } from './release/release-source.ts';
import { reservedForRemotes } from './release/reserved-addresses.ts';
import { screenProblems, screenRequests } from './screen-map.ts';
import { providedKeys } from './singletons.ts';
import { partsOf } from './texts/catalogue-loader.ts';

interface ReleaseSettings {
  readonly name: string;
  /** Name of the entry chunk. */
  readonly entryName: string;
  readonly build: string;
  readonly folder: string;
  readonly isDevelopment: boolean;
}

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

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
      const output = compilation.outputOptions.path ?? '';
      mkdirSync(output, { recursive: true });
      writeFileSync(join(output, 'release.json'), JSON.stringify(release, null, 2));
      if (this.#settings.isDevelopment) return;
      const calls = await madeCalls(compilation, this.#settings, release.routes);
      writeFileSync(callsFileIn(output), JSON.stringify(calls));
      await compressFolder(output);
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
    const parts = partsOf(folder);
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
      ...(parts ? { texts: textFilesOf(compilation, parts, { screens: Object.keys(table), folder }) } : {}),
      routes: registryRoutes(table, await loadEndpoints(folder, name)),
      ...(await loadProducts(folder)),
      contract: CONTRACT_VERSION,
      bundledSingletons: bundledSingletons(compilation),
      uses: usedExports(compilation),
      versions: libraryVersions(requires),
      source: sourceOf(folder),
    };
  }
}

/** The client of the API loads it with its first call. */
const HTTP = ['http', 'axios'] as const;

const FIRST_PAINT = join('src', 'first-paint', 'first-paint.tsx');

interface ShellReleaseSettings {
  readonly build: string;
  readonly folder: string;
  /** The module that imports every shared key. */
  readonly providedModule: string;
  readonly isDevelopment: boolean;
}

/** Writes `shell.json`: the initial files of the page and what the shell provides to remotes. */
export class ShellReleasePlugin {
  readonly #settings: ShellReleaseSettings;

  constructor(settings: ShellReleaseSettings) {
    this.#settings = settings;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ShellReleasePlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const { build, folder, isDevelopment, providedModule } = this.#settings;
      const output = compilation.outputOptions.path ?? '';
      const files = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])].filter(
        (file) => !file.includes('.hot-update.'),
      );
      const routes = await loadShellRoutes();
      const release: ShellRelease = {
        version: versionOf(folder),
        build,
        contract: CONTRACT_VERSION,
        provides: providedKeys(),
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
        integrity: isDevelopment ? {} : integrityOfFolder(output),
        ...(isDevelopment || !existsSync(join(folder, FIRST_PAINT))
          ? {}
          : { firstPaint: await drawFirstPaint(folder) }),
        ...(await this.#neededFiles(compilation)),
        paths: Object.values(routes).map((row) => row.path),
        reserved: reservedForRemotes(),
        exports: providedExports(compilation, providedModule),
        versions: libraryVersions(providedKeys()),
      };
      mkdirSync(output, { recursive: true });
      writeFileSync(join(output, 'shell.json'), JSON.stringify(release, null, 2));
      if (isDevelopment) return;
      const calls = await madeCalls(compilation, { name: 'shell', folder }, []);
      writeFileSync(callsFileIn(output), JSON.stringify(calls));
      await compressFolder(output);
    });
  }

  /** What pages need besides the files that all begin with. */
  async #neededFiles(compilation: Compilation) {
    const { folder, providedModule } = this.#settings;
    const source = (file: string): string => join(folder, 'src', file);
    const screens = screenRequests(source('screens.ts'), 'shellScreens');
    const needed = shellStartupOf(compilation, {
      screens,
      parts: new Map([...screenRequests(source('parts.ts'), 'shellParts'), HTTP]),
      provided: providedModule,
    });
    const { readsNothing, callsAtOnce } = await loadFirstScreens(folder);
    const { reads = [], http = [] } = needed.parts;
    const besides = (id: string): readonly string[] => {
      if (!readsNothing.has(id)) return [...reads, ...http];
      return callsAtOnce.has(id) ? http : [];
    };
    const startup = Object.entries(needed.startup).map(([id, own]) => [
      id,
      [...new Set([...own, ...besides(id)])],
    ]);
    const texts = partsOf(folder);
    return {
      ...needed,
      startup: Object.fromEntries(startup) as Record<string, readonly string[]>,
      ...(texts
        ? { texts: textFilesOf(compilation, texts, { screens: [...screens.keys(), FRAME_TEXTS], folder }) }
        : {}),
    };
  }
}
