import { rspack } from '@rspack/core';
import type { Configuration, MultiStats } from '@rspack/core';

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
  const stats = await run(configs);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
};
