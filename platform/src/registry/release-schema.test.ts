import { describe, expect, it } from 'vitest';
import { productAt, routeAt, sampleRelease } from '#testing/sample-release.ts';
import { parseRelease } from './release-schema.ts';

type Json = Record<string, unknown>;

const product = productAt('kite');
const work = {
  id: 'kite-checks',
  label: { en: 'Kite checks', id: 'Pemeriksaan layang-layang' },
  description: { en: 'Photos of kites', id: 'Foto layang-layang' },
  icon: 'M12 3v18',
  address: '/kitefly',
  countPath: 'staff/kite-count',
};
const read = {
  endpoint: 'getKite',
  path: 'kites/{kiteId}',
  query: { perPage: '5' },
  secure: false,
  offline: false,
  successCodes: [-1],
};

const refusal = (change: Json): string => {
  try {
    parseRelease(JSON.stringify({ ...sampleRelease({ products: [product] }), ...change }));
    return 'was not refused';
  } catch (cause) {
    return (cause as Error).message;
  }
};

const ofRoute = (change: Json): Json => ({ routes: [{ ...routeAt('/kitefly'), ...change }] });
const ofRead = (change: Json): Json => ofRoute({ reads: [{ ...read, ...change }] });
const ofProduct = (change: Json): Json => ({ products: [{ ...product, ...change }] });
const ofTile = (change: Json): Json => ofProduct({ tile: { ...product.tile, ...change } });
const ofLink = (change: Json): Json => ofProduct({ link: { ...product.link, ...change } });
const ofResults = (change: Json): Json => ofProduct({ results: { ...product.results, ...change } });
const ofWork = (change: Json): Json => ({ staffWork: [{ ...work, ...change }] });
const path = (value: string): Json => ofRoute({ path: value });

const EVERY_PAGE = 'release.json: routes.0.path: must begin with a fixed part: it would take every page.';
const ADDRESS = 'release.json: routes.0.path: must look like /createquote or /plans/:planId.';
const tooLong = (field: string, most: number, length: number): string =>
  `release.json: ${field}: Invalid length: Expected <=${most} but received ${length}.`;

const REFUSED: readonly (readonly [title: string, change: Json, reason: string])[] = [
  ['another name', { name: '../shell' }, 'release.json: name: must look like mfe-night-light.'],
  ['another version', { version: '1/../2' }, 'release.json: version: must look like 1.2.0.'],
  ['another build', { build: '../x' }, 'release.json: build: must be letters and digits.'],
  [
    'a file elsewhere',
    { entry: '../x.js' },
    'release.json: entry: must be the name of a file inside the release.',
  ],
  [
    'a digest of another kind',
    { integrity: { 'a.js': 'md5-x' } },
    'release.json: integrity.a.js: must be a SHA-256 digest.',
  ],
  ['no route', { routes: [] }, 'release.json: routes: must not be empty.'],
  ['a path that takes every page', path('/:x'), EVERY_PAGE],
  ['a path that takes everything', path('/*'), EVERY_PAGE],
  ['a star inside', path('/kite/*'), ADDRESS],
  ['a slash at the end', path('/kitefly/'), ADDRESS],
  [
    'no slash',
    path('kitefly'),
    'release.json: routes.0.path: must begin with a fixed part: it would take every page.',
  ],
  ['two slashes', path('//evil.example'), ADDRESS],
  ['a script as a path', path('javascript:alert(1)'), EVERY_PAGE],
  ['a path that is too long', path(`/${'k'.repeat(120)}`), tooLong('routes.0.path', 120, 121)],
  [
    'an unknown mode',
    ofRoute({ mode: 'root' }),
    'release.json: routes.0.mode: Invalid type: Expected ("public" | "link" | "agent" | "both" | "staff" | "account" | "registrant") but received "root".',
  ],
  [
    'a fourth step',
    ofRoute({ step: 4 }),
    'release.json: routes.0.step: Invalid type: Expected (1 | 2 | 3) but received 4.',
  ],
  [
    'a read of another host',
    ofRead({ path: 'https://evil.example/x' }),
    'release.json: routes.0.reads.0.path: must be a path like user/quote/{quoteId}.',
  ],
  [
    'a read outside the API',
    ofRead({ path: '../admin' }),
    'release.json: routes.0.reads.0.path: must be a path like user/quote/{quoteId}.',
  ],
  [
    'a read without success codes',
    ofRead({ successCodes: undefined }),
    'release.json: routes.0.reads.0.successCodes: Invalid key: Expected "successCodes" but received undefined.',
  ],
  [
    'a query value that is no text',
    ofRead({ query: { page: 1 } }),
    'release.json: routes.0.reads.0.query.page: Invalid type: Expected string but received 1.',
  ],
  [
    'products that are no list',
    { products: { 0: product } },
    'release.json: products: Invalid type: Expected Array but received Object.',
  ],
  [
    'a product without a tile',
    ofProduct({ tile: undefined }),
    'release.json: products.0.tile: Invalid key: Expected "tile" but received undefined.',
  ],
  [
    'a product without lead stages',
    ofProduct({ leadStages: undefined }),
    'release.json: products.0.leadStages: Invalid key: Expected "leadStages" but received undefined.',
  ],
  [
    'a product id with markup',
    ofProduct({ productId: '<b>' }),
    'release.json: products.0.productId: must be letters and digits.',
  ],
  [
    'an empty name',
    ofProduct({ displayName: ' ' }),
    'release.json: products.0.displayName: must not be empty.',
  ],
  [
    'a text in one language',
    ofTile({ label: { en: 'Kite' } }),
    'release.json: products.0.tile.label.id: Invalid key: Expected "id" but received undefined.',
  ],
  [
    'an empty text',
    ofTile({ label: { en: 'Kite', id: '' } }),
    'release.json: products.0.tile.label.id: must not be empty.',
  ],
  [
    'a text that is too long',
    ofTile({ label: { en: 'k'.repeat(41), id: 'Layang' } }),
    tooLong('products.0.tile.label.en', 40, 41),
  ],
  [
    'a text of several lines',
    ofTile({ description: { en: 'a\nb', id: 'c' } }),
    'release.json: products.0.tile.description.en: must be one line of text.',
  ],
  [
    'an icon that is markup',
    ofTile({ icon: '<svg onload="x()">' }),
    'release.json: products.0.tile.icon: must be path data of a drawing, like M12 3v18.',
  ],
  [
    'an icon of another host',
    ofTile({ icon: 'M1 1"/><image href="//e' }),
    'release.json: products.0.tile.icon: must be path data of a drawing, like M12 3v18.',
  ],
  ['a huge icon', ofTile({ icon: `M${'1'.repeat(2_000)}` }), tooLong('products.0.tile.icon', 2_000, 2_001)],
  [
    'an order that is no number',
    ofTile({ order: '9' }),
    'release.json: products.0.tile.order: Invalid type: Expected number but received "9".',
  ],
  [
    'a start that is a script',
    ofTile({ start: 'javascript:alert(1)' }),
    'release.json: products.0.tile.start: must be an address like /createquote.',
  ],
  [
    'a start with a query that is markup',
    ofTile({ start: '/kitefly?x=<b>' }),
    'release.json: products.0.tile.start: must be an address like /createquote.',
  ],
  [
    'a start on another host',
    ofTile({ start: '//evil.example' }),
    'release.json: products.0.tile.start: must be an address like /createquote.',
  ],
  [
    'a link prefix of two parts',
    ofLink({ prefix: 'kite/fly' }),
    'release.json: products.0.link.prefix: must be one word like kite.',
  ],
  [
    'a link prefix that takes all',
    ofLink({ prefix: ':x' }),
    'release.json: products.0.link.prefix: must be one word like kite.',
  ],
  [
    'a call of another host',
    ofLink({ decryptPath: '//evil.example/x' }),
    'release.json: products.0.link.decryptPath: must be a path like user/quote/{quoteId}.',
  ],
  [
    'a code page that is a script',
    ofLink({ otp: 'javascript:x' }),
    'release.json: products.0.link.otp: must be an address like /createquote.',
  ],
  [
    'a stage on another host',
    ofLink({ stages: { none: 'https://e.example' } }),
    'release.json: products.0.link.stages.none: must be an address like /createquote.',
  ],
  [
    'a result that is a script',
    ofResults({ payment: 'javascript:x' }),
    'release.json: products.0.results.payment: must be an address like /createquote.',
  ],
  [
    'a policy of another host',
    ofResults({ policyPdf: { path: '//e', query: {}, secure: false } }),
    'release.json: products.0.results.policyPdf.path: must be a path like user/quote/{quoteId}.',
  ],
  [
    'staff work without an address',
    ofWork({ address: undefined }),
    'release.json: staffWork.0.address: Invalid key: Expected "address" but received undefined.',
  ],
  [
    'staff work counted elsewhere',
    ofWork({ countPath: '//e' }),
    'release.json: staffWork.0.countPath: must be a path like user/quote/{quoteId}.',
  ],
  [
    'a startup file elsewhere',
    { startup: { start: { files: ['/etc/x'], shares: [] } } },
    'release.json: startup.start.files.0: must be the name of a file inside the release.',
  ],
  [
    'a startup without shares',
    { startup: { start: { files: [] } } },
    'release.json: startup.start.shares: Invalid key: Expected "shares" but received undefined.',
  ],
  [
    'many fields that no page reads',
    { note: 'k'.repeat(5_000) },
    'release.json holds 6 kB in fields that no page reads, and every page would carry them.',
  ],
  ['a description of a megabyte', { note: 'k'.repeat(1_000_000) }, 'release.json may have 250 kB.'],
  [
    'junk inside a product',
    ofTile({ note: 'k'.repeat(5_000) }),
    'release.json holds 6 kB in fields that no page reads, and every page would carry them.',
  ],
  [
    'as many stages as no page could need',
    ofLink({
      stages: Object.fromEntries(
        Array.from({ length: 1_200 }, (_, at) => [`${at}`.padStart(50), '/kitefly']),
      ),
    }),
    'release.json: every page would carry 78 kB of it, more than 32 kB.',
  ],
  [
    'more files than a page could need',
    {
      integrity: Object.fromEntries(
        Array.from({ length: 1_200 }, (_, at) => [`${at}.js`, `sha256-${'A'.repeat(43)}=`]),
      ),
    },
    'release.json: its files take 76 kB to describe, more than 64 kB.',
  ],
];

describe('the release.json of a remote', () => {
  it('may hold products, staff work and reads, and fields of a newer platform', () => {
    const said = {
      ...sampleRelease({ products: [product], staffWork: [work] }),
      ...ofRead({ lang: 'langId' }),
      later: 1,
    };
    expect(parseRelease(JSON.stringify(said))).toEqual(said);
  });

  it.each(['public', 'link', 'agent', 'both', 'staff', 'account', 'registrant'])(
    'may open a page to %s',
    (mode) => {
      expect(refusal(ofRoute({ mode }))).toBe('was not refused');
    },
  );

  it('may offer work to staff and sell nothing', () => {
    expect(refusal({ products: [], ...ofWork({}) })).toBe('was not refused');
  });

  it.each(REFUSED)('is refused with %s', (_, change, reason) => {
    expect(refusal(change)).toBe(reason);
  });

  it('is refused when it is not JSON', () => {
    expect(() => parseRelease('{')).toThrow('release.json is not JSON: build the remote again.');
  });

  it('is refused in few words, whatever it repeats', () => {
    expect(refusal(ofRoute({ mode: 'k'.repeat(100_000) })).length).toBeLessThan(700);
  });
});
