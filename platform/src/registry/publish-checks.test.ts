import { describe, expect, it } from 'vitest';
import type { Registry } from '@payung/shared/registry.ts';
import type { BuiltRelease, ShellRelease } from './release-schema.ts';
import { productAt, routeAt, sampleRelease } from '#testing/sample-release.ts';
import { EMPTY_REGISTRY } from './data-folder.ts';
import { checkRemote } from './publish-checks.ts';
import { registryRelease } from './publish-remote.ts';

const shell: ShellRelease = {
  version: '1.0.0',
  build: 'ssssssssss',
  contract: 1,
  provides: ['react'],
  scripts: [],
  styles: [],
  integrity: {},
  paths: ['/login', '/linknotvalid', '/linknotmatch', '/paymentsuccess/:quoteId'],
  reserved: { '/travel/:': 'mfe-travel', '/thief-page': 'mfe-thief' },
  exports: {},
  versions: {},
};

const work = {
  id: 'kite-checks',
  label: { en: 'Checks', id: 'Pemeriksaan' },
  description: { en: 'Photos', id: 'Foto' },
  icon: 'M1 1',
  address: '/kitefly',
  countPath: 'staff/kites',
};

/** What is deployed of the kite, and what a rollback would bring back. */
const kite = sampleRelease({
  routes: [routeAt('/kitefly'), routeAt('/plans/:planId')],
  products: [productAt('kite')],
  staffWork: [work],
});
const formerKite = sampleRelease({
  routes: [routeAt('/kitefly'), routeAt('/former')],
  products: [productAt('old')],
});

const registry: Registry = {
  ...EMPTY_REGISTRY,
  shell,
  remotes: {
    'mfe-kite': {
      current: registryRelease(kite, '/app/remotes/kite/2/'),
      previous: registryRelease(formerKite, '/app/remotes/kite/1/'),
    },
  },
};

const refusal = (change: Partial<BuiltRelease>, provided: ShellRelease = shell): string => {
  const routes = [routeAt('/thief')];
  try {
    checkRemote(sampleRelease({ name: 'mfe-thief', routes, ...change }), registry, provided);
    return 'was not refused';
  } catch (cause) {
    return (cause as Error).message;
  }
};

const path = (value: string): Partial<BuiltRelease> => ({ routes: [routeAt(value)] });
const sells = (prefix: string, productId = 'thief-product'): Partial<BuiltRelease> => ({
  products: [productAt(prefix, productId, '/thief')],
});
const thief = productAt('thief', 'thief-product', '/thief');
const leading = (change: object): Partial<BuiltRelease> => ({
  products: [{ ...thief, ...change }],
});

const REFUSED: readonly (readonly [string, Partial<BuiltRelease>, string])[] = [
  [
    'a page of another in other letters',
    path('/KiteFly'),
    'mfe-thief claims /kitefly, which belongs to mfe-kite.',
  ],
  [
    'a page of another with a slash',
    path('/kitefly/'),
    'mfe-thief claims /kitefly, which belongs to mfe-kite.',
  ],
  [
    'one address of a page with a parameter',
    path('/plans/new'),
    'mfe-thief claims /plans/new, which belongs to mfe-kite.',
  ],
  [
    'a parameter over pages of another',
    path('/plans/:id'),
    'mfe-thief claims /plans/:, which belongs to mfe-kite.',
  ],
  ['a page of the release before', path('/former'), 'mfe-thief claims /former, which belongs to mfe-kite.'],
  ['a page of the shell', path('/Login'), 'mfe-thief claims /login, which belongs to the shell.'],
  [
    'a page where links of another open',
    path('/kite/status'),
    'mfe-thief claims /kite/status, which belongs to mfe-kite.',
  ],
  ['the link prefix of another', sells('kite'), 'mfe-thief claims /kite/:, which belongs to mfe-kite.'],
  [
    'the link prefix of the release before',
    sells('Old'),
    'mfe-thief claims /old/:, which belongs to mfe-kite.',
  ],
  [
    'a link prefix where the shell has a page',
    sells('paymentsuccess'),
    'mfe-thief claims /paymentsuccess/:, which belongs to the shell.',
  ],
  [
    'a link prefix of a remote that is not deployed',
    sells('travel'),
    'mfe-thief claims /travel/:, which belongs to mfe-travel.',
  ],
  [
    'the product of another',
    sells('thief', 'kite-product'),
    'mfe-thief claims the product kite-product, which belongs to mfe-kite.',
  ],
  [
    'the product of the release before',
    sells('thief', 'old-product'),
    'mfe-thief claims the product old-product, which belongs to mfe-kite.',
  ],
  [
    'the staff work of another',
    { staffWork: [{ ...work, address: '/thief' }] },
    'mfe-thief claims the staff work kite-checks, which belongs to mfe-kite.',
  ],
  [
    'one address twice',
    { routes: [routeAt('/thief'), { ...routeAt('/Thief'), id: 'other' }] },
    'mfe-thief has the address /thief twice.',
  ],
  [
    'one route twice',
    { routes: [routeAt('/thief'), routeAt('/other')] },
    'mfe-thief has the route start twice.',
  ],
  ['one product twice', { products: [thief, thief] }, 'mfe-thief has the product thief-product twice.'],
  [
    'a start that nobody serves',
    leading({ tile: { ...thief.tile, start: '/nowhere' } }),
    'mfe-thief: tile.start leads to /nowhere, which neither mfe-thief nor the shell serves.',
  ],
  [
    'a code page that nobody serves',
    leading({ link: { ...thief.link, otp: '/nowhere' } }),
    'mfe-thief: link.otp leads to /nowhere, which neither mfe-thief nor the shell serves.',
  ],
  [
    'a start of another remote',
    leading({ tile: { ...thief.tile, start: '/kitefly' } }),
    'mfe-thief: tile.start leads to /kitefly, which neither mfe-thief nor the shell serves.',
  ],
  [
    'a stage that nobody serves',
    leading({ link: { ...thief.link, stages: { none: '/nowhere' } } }),
    'mfe-thief: link.stages.none leads to /nowhere, which neither mfe-thief nor the shell serves.',
  ],
  [
    'a resumed stage that nobody serves',
    leading({ leadStages: { none: '/nowhere' } }),
    'mfe-thief: leadStages.none leads to /nowhere, which neither mfe-thief nor the shell serves.',
  ],
  [
    'a result that nobody serves',
    leading({ results: { ...thief.results, payment: '/nowhere' } }),
    'mfe-thief: results.payment leads to /nowhere, which neither mfe-thief nor the shell serves.',
  ],
  [
    'staff work that nobody serves',
    { staffWork: [{ ...work, id: 'own', address: '/nowhere' }] },
    'mfe-thief: staffWork.address leads to /nowhere, which neither mfe-thief nor the shell serves.',
  ],
  [
    'the startup of a route that it lacks',
    { startup: { other: { files: [], shares: [] } } },
    'mfe-thief: startup names the route other, which it does not have.',
  ],
];

const EDGE_NAMES = [
  'api',
  'app',
  'assets',
  'remotes',
  'registry',
  'reports',
  'csp-reports',
  'healthz',
  'metrics',
  'identity',
  'ws',
];

describe('a remote beside the deployed ones', () => {
  it('may lead to its own pages and to those of the shell', () => {
    expect(refusal(leading({ tile: { ...thief.tile, start: '/thief?kind=two-wheels' } }))).toBe(
      'was not refused',
    );
    expect(
      refusal(leading({ link: { ...thief.link, stages: { none: '/thief', 'Lead Created': '/login' } } })),
    ).toBe('was not refused');
  });

  it.each(REFUSED)('is refused with %s', (_, change, reason) => {
    expect(refusal(change)).toBe(reason);
  });

  it.each(EDGE_NAMES)('is refused with /%s, which the platform itself serves', (name) => {
    expect(refusal(path(`/${name}`))).toBe(`mfe-thief claims /${name}, which the platform itself serves.`);
    expect(refusal(sells(name))).toBe(`mfe-thief claims /${name}/:, which the platform itself serves.`);
  });
});

describe('a remote beside the shared modules of the shell', () => {
  const uses = { react: ['useState'], '@payung/shared/ui/toast.ts': ['showToast', 'hideToast'] };
  const exports = { react: ['useState', 'use'], '@payung/shared/ui/toast.ts': ['showToast'] };

  it('is refused when it uses an export that the shell has not', () => {
    expect(refusal({ uses }, { ...shell, exports })).toBe(
      'mfe-thief was built with other shared modules than the deployed shell 1.0.0 has: @payung/shared/ui/toast.ts has no export hideToast. Release the shell first, or build the remote from the same sources.',
    );
  });

  it('is refused with another major version of a library', () => {
    const versions = { antd: '6.6.8', react: '19.3.1' };
    expect(refusal({ versions: { antd: '7.0.0', react: '19.4.0' } }, { ...shell, versions })).toBe(
      'mfe-thief was built with other shared modules than the deployed shell 1.0.0 has: antd is 6.6.8, not 7.0.0. Release the shell first, or build the remote from the same sources.',
    );
  });

  it('may use any export of a module whose exports the shell does not name', () => {
    expect(refusal({ uses }, { ...shell, exports: { react: ['useState'] } })).toBe('was not refused');
  });
});
