import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, RegistryRemote } from '@payung/shared/registry.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { deployAll } from '@payung/platform/commands/deploy-all.ts';
import { CONFIRMATIONS } from '@payung/platform/registry/confirmations.ts';
import { publishRemote } from '@payung/platform/registry/publish-remote.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import type { ShellRelease } from '@payung/platform/registry/release-schema.ts';
import { readRegistry, switchRegistry } from '@payung/platform/registry/registry-file.ts';
import { buildChanges, outputOf, CHANGED_REMOTE } from './changed-builds.ts';
import type { Change } from './changed-builds.ts';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

/** The single bundle needs the registry's routes and products; all its files are those of the bundle. */
const routesOnly = ({ current }: RegistryRemote, bundle: ShellRelease): RegistryRemote => {
  const { name, routes, startup: federated = {} } = current;
  const startup = routes.map(({ id }) => [
    id,
    {
      files: bundle.startup?.[`${name}/${id}`] ?? [],
      // By these the edge knows whether the page needs antd.
      shares: (federated[id]?.shares ?? []).filter(isOfAntd),
    },
  ]);
  return {
    current: {
      ...current,
      base: '/app/assets/',
      entry: bundle.scripts[0] ?? '',
      integrity: bundle.integrity,
      preload: [],
      requires: [],
      startup: Object.fromEntries(startup),
    },
  };
};

const withoutFiles = (bundled: Registry, federated: Registry, bundle: ShellRelease): Registry => ({
  ...bundled,
  shell: { ...bundled.shell, provides: [] },
  remotes: Object.fromEntries(
    Object.entries(federated.remotes).map(([name, remote]) => [name, routesOnly(remote, bundle)]),
  ),
});

const isOfAntd = (key: string): boolean => key.startsWith('antd/');

const antdRoutesOf = ({ remotes }: Registry): ReadonlySet<string> =>
  new Set(
    Object.values(remotes).flatMap(({ current: { name, startup = {} } }) =>
      Object.entries(startup).flatMap(([id, { shares }]) => (shares.some(isOfAntd) ? [`${name}/${id}`] : [])),
    ),
  );

const newFolder = (label: string): Promise<string> => mkdtemp(join(tmpdir(), `payung-bench-${label}-`));

const AUTHOR = { command: 'bench', unchecked: 'all', confirmed: CONFIRMATIONS } as const;

/** A deployed platform, which a change can be released to. */
export interface BenchPlatform {
  readonly data: string;
  readonly release: (change: Change) => Promise<void>;
}

const releaseFederated = async (data: string, change: Change): Promise<void> => {
  if (change !== 'remote') {
    const shell = change === 'none' ? distOf('shell') : outputOf('federated', 'shell');
    await publishShell(data, shell, AUTHOR);
  }
  if (change !== 'shell') {
    const remote = change === 'none' ? distOf(CHANGED_REMOTE) : outputOf('federated', 'remote');
    await publishRemote(data, remote, AUTHOR);
  }
};

const releaseBundled = async (data: string, change: Change, federated: string): Promise<void> => {
  const bundle = await publishShell(data, outputOf('bundled', change), AUTHOR);
  await switchRegistry(data, AUTHOR, ({ registry, lines }) => ({
    registry: withoutFiles(registry, readRegistry(federated), bundle),
    lines,
    change: 'All routes are in one bundle.',
  }));
};

/** The two platforms to compare: federated as it is deployed, and everything in one bundle. */
export const benchPlatforms = async (): Promise<Readonly<Record<'federated' | 'bundled', BenchPlatform>>> => {
  const [federated, bundled] = await Promise.all([newFolder('federated'), newFolder('bundled')]);
  await deployAll(federated);
  await buildChanges(antdRoutesOf(readRegistry(federated)));
  await releaseBundled(bundled, 'none', federated);
  return {
    federated: { data: federated, release: (change) => releaseFederated(federated, change) },
    bundled: { data: bundled, release: (change) => releaseBundled(bundled, change, federated) },
  };
};

/** Of a travel quote. */
export const SHARE_LINK = 'sH4rE1';

const coverageAreas = [
  { _id: '1', name: 'Asia', description: 'Asia' },
  { _id: '2', name: 'Worldwide', description: 'Worldwide' },
];

const accidentPlans = [
  {
    code: 'BASIC',
    name: 'Basic',
    limit: 50_000_000,
    premiums: { 1: 12_000, 3: 27_000, 6: 45_000, 12: 75_000 },
    benefits: [{ text: 'Accidental death', amount: 50_000_000 }],
  },
];

const answers: readonly (readonly [RegExp, unknown])[] = [
  [/coveragearea/, coverageAreas],
  [/pa-plans/, { data: accidentPlans }],
  [
    new RegExp(`decrypt-link.*${SHARE_LINK}`),
    {
      data: {
        productId: PRODUCT_IDS.travel,
        quoteId: 'bench',
        stage: 'Quote Created',
        fullName: 'Sari',
      },
    },
  ],
  [
    /decrypt-link/,
    {
      data: {
        productId: '',
        quoteId: '',
        stage: '',
        fullName: 'Sari',
        invite: { referralCode: 'PAYUNG0001' },
      },
    },
  ],
  [/get-agent/, { userDetail: { idNumberOnFile: true } }],
  [/get-user-notification/, { data: { total: 0, unread: 0, data: [] } }],
];

/** Constant answers without delay: the bench compares delivery, not databases. */
export const startBenchBackend = async (): Promise<{ url: string; app: FastifyInstance }> => {
  const app = fastify();
  app.all('/*', (request) => ({
    errCode: -1,
    errMsg: answers.find(([pattern]) => pattern.test(request.url))?.[1] ?? {},
  }));
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), app };
};
