import { expect, it } from 'vitest';
import { bytesByOwner, ownerOf } from './attribute-bytes.ts';

it.each([
  ['webpack://shell/../node_modules/antd/es/button/index.js', 'antd'],
  ['webpack://shell/../node_modules/@rc-component/form/es/Form.js', '@rc-component/form'],
  ['webpack://shell/../node_modules/a/node_modules/b/index.js', 'b'],
  ['webpack://mfe-kite/../shared/src/ui/width.ts', 'shared/src/ui'],
  ['webpack://shell/../shared/src/config.ts', 'shared/src/config'],
  ['webpack://shell/./src/layout/frame.tsx?1234', 'src/layout'],
  ['webpack://shell/webpack/runtime/define_property_getters', 'bundler and federation'],
])('takes %s for code of %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner);
});

it('divides the compressed bytes of a script by the characters of its sources', () => {
  // Columns 0 to 5 come from the first source, 6 to 9 from the second.
  const map = JSON.stringify({
    version: 3,
    sources: ['webpack://shell/../node_modules/antd/a.js', 'webpack://shell/../shared/src/ui/b.ts'],
    names: [],
    mappings: 'AAAA,MCAA',
  });
  const bytes = bytesByOwner({ script: '0123456789', map, bytes: 5 });
  expect([...bytes]).toEqual([
    ['antd', 3],
    ['shared/src/ui', 2],
    ['bundler and federation', 0],
  ]);
});
