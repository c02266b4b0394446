import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  write('main.js', "console.log(() => [import('@payung/shared/kite.ts'), import('old-kite')]);");
  write('kite.js', "export * from './deep/parts.js';\nexport const fly = 1;");
  write(join('deep', 'parts.js'), "export * from './more.js';\nexport const tail = 2;");
  write(join('deep', 'more.js'), 'export const line = 3;\nexport default 4;');
  write('old.cjs', 'exports.spool = 5;');
  let found: NamesByKey = {};
  await runBuilds([
    {
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: join(folder, 'dist') },
      resolve: {
        alias: { '@payung/shared/kite.ts': join(folder, 'kite.js'), 'old-kite': join(folder, 'old.cjs') },
      },
      plugins: [
        (compiler: Compiler) =>
          compiler.hooks.afterEmit.tap('test', (compilation) => {
            found = providedExports(compilation, join(folder, 'main.js'));
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
  write(
    'main.js',
    "import { early } from 'early-kite'; console.log(early, import('./fly.js'), import('./provided.js'));",
  );
  write('fly.js', 'export const Screen = 1;');
  write('provided.js', "export const provided = [() => import('early-kite'), () => import('late-kite')];");
  write('early.js', 'export const early = 1;');
  write('late.js', 'export const late = 2;');
  let found: unknown;
  await runBuilds([
    {
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: join(folder, 'dist'), chunkFilename: '[name].chunk.js' },
      optimization: { chunkIds: 'named' },
      resolve: { alias: { 'early-kite': join(folder, 'early.js'), 'late-kite': join(folder, 'late.js') } },
      plugins: [
        (compiler: Compiler) =>
          compiler.hooks.afterEmit.tap('test', (compilation) => {
            found = shellStartupOf(compilation, {
              screens: new Map([['fly', './fly.js']]),
              parts: new Map([['all', './provided.js']]),
              provided: join(folder, 'provided.js'),
            });
          }),
      ],
    },
  ]);
  expect(found).toEqual({
    startup: { fly: ['fly_js.chunk.js'] },
    parts: { all: ['provided_js.chunk.js'] },
    shares: { 'late-kite': ['late_js.chunk.js'] },
  });
});
