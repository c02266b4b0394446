import { expect, it } from 'vitest';
import type { ReleaseHead } from '@payung/shared/registry.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { aRelease, splitRelease } from '#testing/releases.ts';
import { readEntry, readRegistry } from './registry-reader.ts';

const release = aRelease('mfe-kite', {
  products: [kite],
  staffWork: [
    {
      id: 'knots',
      label: { en: 'Knots', id: 'Simpul' },
      description: { en: 'To untie', id: 'Untuk diurai' },
      icon: 'M0 0',
      address: '/kite-knots',
      countPath: 'user/kite-knots',
    },
  ],
});

const good: ReleaseHead = splitRelease(release).head;

/** Replaces the value at a place such as `products.0.tile`; `undefined` takes it away. */
const damaged = (place: string, value: unknown): unknown => {
  const copy = structuredClone(good) as unknown as Record<string, unknown>;
  const keys = place.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
};

it('reads a registry entry that has unknown fields', () => {
  expect(readEntry('mfe-kite', { current: good })).toEqual({ current: good });
  const grown = { ...good, colour: 'red', routes: [{ ...good.routes[0], wind: 4 }] };
  expect(readEntry('mfe-kite', { current: grown, previous: good })).toEqual({
    current: grown,
    previous: good,
  });
});

it.each(['public', 'link', 'agent', 'both', 'staff', 'account', 'registrant'])(
  'reads a route of the mode %s',
  (mode) => {
    const entry = { current: damaged('routes.0.mode', mode) };
    expect(readEntry('mfe-kite', entry)).toEqual(entry);
  },
);

it.each([
  ['routes.0.params', { linkId: 6 }],
  ['products.0.tile', undefined],
  ['products.0.tile.label.id', undefined],
  ['products.0.tile.order', '1'],
  ['products.0.link', null],
  ['products.0.link.prefix', '../kite'],
  ['products.0.link.stages', { none: 7 }],
  ['products.0.leadStages', []],
  ['products.0.results.policyPdf', undefined],
  ['products.0.productId', ''],
  ['products', {}],
  ['routes', undefined],
  ['routes.0', null],
  ['routes.0.path', undefined],
  ['routes.0.path', 'kite-fly'],
  ['routes.0.path', '/*'],
  ['routes.0.path', '/:anything'],
  ['routes.0.path', '/'],
  ['routes.0.mode', 'everybody'],
  ['routes.0.mode', 'toString'],
  ['routes.0.reads', 'getQuote'],
  ['name', 'mfe-lantern'],
  ['version', 2],
  ['base', '//elsewhere'],
  ['entry', undefined],
  ['rest', 'sha256-abc'],
  ['staffWork', [{}]],
  ['contract', '1'],
])('leaves a remote out whose %s is %j, and names the field', (place, value) => {
  const entry = readEntry('mfe-kite', { current: damaged(place, value) });
  expect(entry).toMatchObject({ remote: 'mfe-kite', build: 'mfekite1' });
  expect('field' in entry && entry.field.startsWith(`current.${place}`)).toBe(true);
});

it.each([undefined, null, 'kite', [], {}, { current: null }, { current: [] }])(
  'leaves a remote out whose entry is %j',
  (entry) => {
    expect(readEntry('mfe-kite', entry)).toMatchObject({ field: 'current', paths: [] });
  },
);

it('lists the addresses of a remote that it leaves out', () => {
  const entry = {
    current: damaged('products.0.tile', undefined),
    previous: { routes: [{ path: '/kite-land' }] },
  };
  expect(readEntry('mfe-kite', entry)).toMatchObject({ paths: ['/kite-fly', '/kite/:linkId', '/kite-land'] });
  expect(readEntry('mfe-kite', { current: damaged('routes.0.path', '/*') })).toMatchObject({
    paths: ['/kite/:linkId'],
  });
});

it('reads an entry without its previous release when that cannot be read', () => {
  expect(readEntry('mfe-kite', { current: good, previous: { name: 'mfe-kite' } })).toEqual({ current: good });
});

it('reads the other remotes of a registry in which one cannot be read', () => {
  const lantern = { current: aRelease('mfe-lantern') };
  const shell = { version: '1.0.0', build: 's', provides: [], contract: 1 };
  const read = readRegistry({ generation: 2, shell, remotes: { 'mfe-kite': 7, 'mfe-lantern': lantern } });
  expect(read?.registry.remotes).toEqual({ 'mfe-lantern': lantern });
  expect(read?.unreadable.map(({ remote }) => remote)).toEqual(['mfe-kite']);
});

it.each([
  null,
  7,
  {},
  { generation: 1, remotes: {} },
  { generation: 1, shell: { provides: [] }, remotes: null },
])('reads nothing from %j', (value) => expect(readRegistry(value)).toBeUndefined());
