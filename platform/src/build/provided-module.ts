import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { platformRoot } from './paths.ts';
import { providedKeys } from './shared-keys.ts';

export const providedModule = join(platformRoot, 'src', 'runtime', 'provided.js');

/**
 * Naming every shared key once makes the shell provide it. The module is only ever behind an `import()`
 * that never runs, so what is not used is never fetched.
 */
export const providedModules = () =>
  new rspack.experiments.VirtualModulesPlugin({
    [providedModule]: providedKeys()
      .map((key) => `import ${JSON.stringify(key)};`)
      .join('\n'),
  });
