import { join } from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { Configuration } from '@rspack/core';
import { platformRoot } from '#build/paths.ts';
import { configOf } from '#commands/deployables.ts';

export const devFolder = (name: string): string => join(platformRoot, 'dist', 'dev', name);

export const devBase = (name: string): string =>
  name === 'shell' ? '/app/assets/dev/' : `/app/remotes/${name}/dev/`;

/** Runs before react-dom, so that components of remotes refresh in place too. */
const RENDERERS = join(platformRoot, 'src', 'dev', 'keep-renderers.ts');

/** A deployable as the development server builds it: readable file names, hot reload. */
export const devConfig = async (name: string): Promise<Configuration> => {
  const config = await configOf(name);
  const entry = name === 'shell' ? { main: [RENDERERS, './src/main.tsx'] } : config.entry;
  return {
    ...config,
    entry,
    output: {
      ...config.output,
      path: devFolder(name),
      publicPath: devBase(name),
      filename: '[name].js',
      chunkFilename: '[name].chunk.js',
      clean: false,
    },
    optimization: { ...config.optimization, chunkIds: 'named', moduleIds: 'named' },
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin()],
  };
};
