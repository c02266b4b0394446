import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { platformRoot } from './paths.ts';
import { providedKeys } from './shared-keys.ts';

export const providedModule = join(platformRoot, 'src', 'runtime', 'provided.js');

/**
 * Importing every shared key once makes the shell provide it. The module stands behind an `import()`
 * that never runs, so unused keys are never fetched.
 */
export const providedModules = () =>
  new rspack.experiments.VirtualModulesPlugin({
    [providedModule]: providedKeys()
      .map((key) => `import ${JSON.stringify(key)};`)
      .join('\n'),
  });
