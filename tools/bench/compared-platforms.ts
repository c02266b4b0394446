import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, RegistryRemote } from '@payung/shared/registry.ts';
import { platformRoot } from '@payung/platform/build/paths.ts';
import { runBuilds, deployables } from '@payung/platform/commands/deployables.ts';
import { deployAll } from '@payung/platform/commands/deploy-all.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import type { ShellRelease } from '@payung/platform/registry/release-schema.ts';
import { readRegistry, switchRegistry } from '@payung/platform/registry/registry-file.ts';
import { oneBundle } from './one-bundle.ts';
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

/** The two data folders to compare: federated as it is deployed, and everything in one bundle. */
export const benchFolders = async (): Promise<{ readonly federated: string; readonly bundled: string }> => {
  const [federated, bundled] = await Promise.all([newFolder('federated'), newFolder('bundled')]);
  await deployAll(federated);
  const output = join(platformRoot, 'dist', 'one-bundle');
  await mkdir(output, { recursive: true });
  await runBuilds([
    oneBundle(
      deployables().filter((name) => name !== 'shell'),
      output,
      antdRoutesOf(readRegistry(federated)),
    ),
  ]);
  const bundle = await publishShell(bundled, output);
  await switchRegistry(bundled, { command: 'bench' }, ({ registry, lines }) => ({
    registry: withoutFiles(registry, readRegistry(federated), bundle),
    lines,
    change: 'All routes are in one bundle.',
  }));
  return { federated, bundled };
};

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
