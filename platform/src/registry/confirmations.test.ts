import { beforeEach, describe, expect, it } from 'vitest';
import type { RegistryRoute } from '@payung/shared/registry.ts';
import { productAt, routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import type { Confirmation } from './confirmations.ts';
import { generationNumbers, readGeneration } from './generations.ts';
import { publishRemote } from './publish-remote.ts';
import { publishShell } from './publish-shell.ts';
import type { BuiltRelease } from './release-schema.ts';
import { readRegistry } from './registry-file.ts';

let data = '';

const at = (path: string, mode: RegistryRoute['mode'] = 'public'): RegistryRoute => ({
  ...routeAt(path),
  id: path.replace('/', ''),
  mode,
});

const LIVE = {
  routes: [at('/kitefly'), at('/kiteotp'), at('/kitework', 'staff')],
  products: [
    { ...productAt('kite'), link: { ...productAt('kite').link, otp: '/kiteotp' } },
    productAt('glider'),
  ],
};

/** The same with stages that lead to an address. */
const withStages = (address: string): Pick<BuiltRelease, 'products'> => {
  const [kite, ...others] = LIVE.products;
  if (kite === undefined) return { products: [] };
  const link = { ...kite.link, stages: { none: address } };
  return { products: [{ ...kite, link, leadStages: { 'Lead Created': address } }, ...others] };
};

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild(LIVE));
});

const release = (change: object, ...confirmed: readonly Confirmation[]): Promise<unknown> =>
  publishRemote(data, sampleBuild({ ...LIVE, version: '1.1.0', build: 'bbbbbbbbbb', ...change }), {
    command: 'release mfe-kite',
    confirmed,
  });

/** Why a release was refused; what is deployed must be as it was. */
const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const before = readRegistry(data);
  const reason = await work.then(
    () => 'was not refused',
    (cause: unknown) => (cause as Error).message,
  );
  expect(readRegistry(data)).toEqual(before);
  return reason;
};

const refused = (found: string, flags: string, name = '1.1.0-bbbbbbbbbb'): string =>
  `mfe-kite ${name} changes what others rely on. ${found} If that is meant: npm run release -- mfe-kite ${flags}`;

describe('a release of a remote is refused without the option that confirms it when it', () => {
  it('takes away a page', async () => {
    expect(await refusalOf(release({ routes: LIVE.routes.slice(0, 2) }))).toBe(
      refused('It takes away /kitework.', '--removals'),
    );
  });

  it('takes away a product with its links and the page that asks for their code', async () => {
    expect(
      await refusalOf(release({ routes: [at('/kitefly'), LIVE.routes[2]], products: [LIVE.products[1]] })),
    ).toBe(
      refused(
        'It takes away /kiteotp (where links of Kite Insurance ask for the code), the product kite-product, the links /kite/….',
        '--removals',
      ),
    );
  });

  it('takes away the page where agents land when they log in', async () => {
    const agent = { name: 'mfe-agent', routes: [at('/oonahome', 'agent'), at('/oonatodo', 'agent')] };
    await publishRemote(data, sampleBuild(agent));
    const next = sampleBuild({
      ...agent,
      routes: agent.routes.slice(1),
      version: '2.0.0',
      build: 'bbbbbbbbbb',
    });
    expect(await refusalOf(publishRemote(data, next))).toBe(
      'mfe-agent 2.0.0-bbbbbbbbbb changes what others rely on. It takes away /oonahome (where people land when they log in). If that is meant: npm run release -- mfe-agent --removals',
    );
  });

  it("carries another team's name, and would take away all pages and products of that team", async () => {
    const theirs = { routes: [at('/thief')], products: [] };
    expect(await refusalOf(release(theirs))).toBe(
      refused(
        'It takes away /kitefly (where links of Kite Insurance ask for the code), /kiteotp (where links of Kite Insurance ask for the code), /kitework, the product kite-product, the product glider-product, the links /kite/…, the links /glider/….',
        '--removals',
      ),
    );
  });

  it('opens a page of staff to everybody', async () => {
    const routes = [...LIVE.routes.slice(0, 2), at('/KiteWork')];
    expect(await refusalOf(release({ routes }))).toBe(
      refused('It opens to everybody /kitework (was staff).', '--modes'),
    );
  });

  it('opens one page to everybody and another one to fewer people', async () => {
    const routes = [at('/kitefly', 'both'), at('/kiteotp'), at('/kitework')];
    expect(await refusalOf(release({ routes }))).toBe(
      refused(
        'It opens to everybody /kitework (was staff). It changes who may open /kitefly (both instead of public).',
        '--modes',
      ),
    );
  });

  it('no longer names stages to which links and leads led', async () => {
    await release({ version: '1.0.1', ...withStages('/kitefly') });
    expect(await refusalOf(release(LIVE))).toBe(
      refused(
        'It takes away link.stages.none of Kite Insurance, which led to /kitefly, leadStages.Lead Created of Kite Insurance, which led to /kitefly.',
        '--removals',
      ),
    );
  });

  it('leads a stage elsewhere and no longer serves the page behind it', async () => {
    await release({ version: '1.0.1', ...withStages('/kitework?from=lead') });
    const routes = [...LIVE.routes.slice(0, 2), at('/kitedesk', 'staff')];
    expect(await refusalOf(release({ ...withStages('/kitedesk'), routes }))).toBe(
      refused(
        'It takes away /kitework (to which link.stages.none of Kite Insurance, leadStages.Lead Created of Kite Insurance led).',
        '--removals',
      ),
    );
  });

  it('is older than what is live', async () => {
    expect(await refusalOf(release({ version: '0.10.0' }))).toBe(
      refused('It is older than 1.0.0, which is live.', '--older', '0.10.0-bbbbbbbbbb'),
    );
    await release({ version: '1.0.0' });
  });

  it('does several of these and one is not confirmed', async () => {
    const change = { version: '0.9.0', routes: LIVE.routes.slice(0, 2) };
    expect(await refusalOf(release(change, 'older'))).toBe(
      refused('It takes away /kitework.', '--removals', '0.9.0-bbbbbbbbbb'),
    );
  });
});

it('releases a confirmed change, and names in the history what it takes away', async () => {
  await release({ version: '0.9.0', routes: LIVE.routes.slice(0, 2) }, 'older', 'removals');
  const [newest = 0] = generationNumbers(data);
  expect(readGeneration(data, newest).entry.change).toBe(
    'mfe-kite 0.9.0-bbbbbbbbbb is live, instead of 1.0.0-aaaaaaaaaa. It takes away /kitework. It is older than 1.0.0, which is live.',
  );
});

it('needs no confirmation for a release that adds pages, and leads a stage to one of them', async () => {
  await release({ version: '1.0.1', ...withStages('/kitework') });
  await release({ routes: [...LIVE.routes, at('/kitenew')], ...withStages('/kitenew') });
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('1.1.0');
});
