import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import { compressFolder } from './compress.ts';
import { integrityOfFolder } from './file-digest.ts';
import type { ShellRelease } from './release-files.ts';
import { loadShellRoutes } from './route-rows.ts';
import { libraryVersions, providedExports } from './shared-exports.ts';
import { providedKeys } from './shared-keys.ts';

interface ShellReleaseSettings {
  readonly build: string;
  readonly folder: string;
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
      const { build, folder, isDevelopment } = this.#settings;
      const output = compilation.outputOptions.path ?? '';
      const files = [...(compilation.entrypoints.get('main')?.getFiles() ?? [])].filter(
        (file) => !file.includes('.hot-update.'),
      );
      const routes = await loadShellRoutes();
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        version: string;
      };
      const release: ShellRelease = {
        version,
        build,
        contract: CONTRACT_VERSION,
        provides: providedKeys(),
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
        integrity: isDevelopment ? {} : integrityOfFolder(output),
        paths: Object.values(routes).map((row) => row.path),
        exports: providedExports(compilation),
        versions: libraryVersions(providedKeys()),
      };
      mkdirSync(output, { recursive: true });
      writeFileSync(join(output, 'shell.json'), JSON.stringify(release, null, 2));
      if (!isDevelopment) await compressFolder(output);
    });
  }
}
