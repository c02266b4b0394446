import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { expect, it } from 'vitest';
import { runBuilds } from '#commands/deployables.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { providedExports } from './module-graph.ts';
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
