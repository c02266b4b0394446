import { rspack } from '@rspack/core';
import type { Configuration, MultiStats } from '@rspack/core';
import { configOf, isBuilt } from './deployables.ts';

const run = (configs: readonly Configuration[]): Promise<MultiStats> =>
  new Promise((resolve, reject) => {
    const compiler = rspack([...configs]);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else resolve(stats as MultiStats);
      });
    });
  });

/** Builds configurations at once and throws with what went wrong. */
export const runBuilds = async (configs: readonly Configuration[]): Promise<void> => {
  if (configs.length === 0) return;
  const stats = await run(configs);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
};

/** Builds what is out of date; returns the names of what it built. */
export const buildMissing = async (names: readonly string[]): Promise<readonly string[]> => {
  const missing = names.filter((name) => !isBuilt(name));
  await runBuilds(await Promise.all(missing.map(configOf)));
  return missing;
};
