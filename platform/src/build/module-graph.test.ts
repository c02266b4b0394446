import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compiler } from '@rspack/core';
import { expect, it } from 'vitest';
import { runBuilds } from '#commands/deployables.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { providedExports, shellStartupOf } from './module-graph.ts';
import type { NamesByKey } from './module-graph.ts';

it('knows what a provided module exports, also through export *, and a default of older modules', async () => {
  const folder = temporaryFolder();
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'deep'));
  write('package.json', '{"name":"kites","version":"1.0.0"}');
  write('main.js', "import { tail } from '@payung/shared/kite.ts';\nimport 'old-kite';\nconsole.log(tail);");
  write('kite.js', "export * from './deep/parts.js';\nexport const fly = 1;");
  write(join('deep', 'parts.js'), "export * from './more.js';\nexport const tail = 2;");
  write(join('deep', 'more.js'), 'export const line = 3;\nexport default 4;');
  write('old.cjs', 'exports.spool = 5;');
  const share = { singleton: true, requiredVersion: false, version: '1.0.0', eager: true } as const;
  let found: NamesByKey = {};
  await runBuilds([
    {
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: join(folder, 'dist') },
      plugins: [
        new ModuleFederationPlugin({
          name: 'kites',
          shared: {
            '@payung/shared/kite.ts': { ...share, import: join(folder, 'kite.js') },
            'old-kite': { ...share, import: join(folder, 'old.cjs') },
          },
          dts: false,
          manifest: false,
        }) as never,
        (compiler: Compiler) =>
          compiler.hooks.afterEmit.tap('test', (compilation) => {
            found = providedExports(compilation);
          }),
      ],
    },
  ]);
  expect(found).toEqual({
    '@payung/shared/kite.ts': ['fly', 'line', 'tail'],
    'old-kite': ['default', 'spool'],
  });
});

it('knows the files of each screen of the shell, and of each module that it shares and does not begin with', async () => {
  const folder = temporaryFolder();
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  write('package.json', '{"name":"kites","version":"1.0.0"}');
  write('main.js', "import('./fly.js'); import('./provided.js');");
  write('fly.js', 'export const Screen = 1;');
  write('provided.js', "import 'early-kite'; import 'late-kite';");
  write('early.js', 'export const early = 1;');
  write('late.js', 'export const late = 2;');
  const share = { singleton: true, requiredVersion: false, version: '1.0.0' } as const;
  let found: unknown;
  await runBuilds([
    {
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: join(folder, 'dist'), chunkFilename: '[name].chunk.js' },
      optimization: { chunkIds: 'named' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'kites',
          shared: {
            'early-kite': { ...share, eager: true, import: join(folder, 'early.js') },
            'late-kite': { ...share, import: join(folder, 'late.js') },
          },
          dts: false,
          manifest: false,
        }) as never,
        (compiler: Compiler) =>
          compiler.hooks.afterEmit.tap('test', (compilation) => {
            found = shellStartupOf(compilation, new Map([['fly', './fly.js']]));
          }),
      ],
    },
  ]);
  expect(found).toEqual({
    startup: { fly: ['fly_js.chunk.js'] },
    shares: { 'late-kite': ['late_js.chunk.js'] },
  });
});
