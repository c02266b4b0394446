import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { platformRoot, repositoryRoot, sharedSource } from '#build/paths.ts';
import { EMPTY_REGISTRY } from '#registry/data-folder.ts';
import { publishRemote, registryRelease } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { rollBackRemote, withdrawRemote } from '#registry/roll-back.ts';
import { sampleBuild, sampleShell, temporaryFolder, sampleRelease } from '#testing/sample-release.ts';
import { freePort } from './free-port.ts';
import { deployFirst, checkoutDifferences, differencesLine } from './serve-deployed.ts';

const SERVE = join(platformRoot, 'src', 'commands', 'serve.ts');
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

const fileOf = (request: string, from: string): string | undefined => {
  if (request.startsWith('@payung/shared/')) return join(sharedSource, request.slice(15));
  if (request.startsWith('#')) {
    const root = from.startsWith(sharedSource) ? sharedSource : join(platformRoot, 'src');
    return join(root, request.slice(1));
  }
  return request.startsWith('.') ? join(dirname(from), request) : undefined;
};

/** Every package that a file needs at run time, directly or through other files. */
const packagesOf = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const request = String(from ?? bare);
    const inner = fileOf(request, file);
    const found = inner ? packagesOf(inner, seen) : [request];
    for (const name of found) if (!name.startsWith('node:')) packages.add(name);
  }
  return packages;
};

it('imports no package that builds, tests or lints', () => {
  const needed = packagesOf(SERVE);
  expect(needed).toContain('fastify');
  const building = [...needed].filter((name) =>
    /rspack|module-federation|playwright|vite|css-loader|react|typescript|oxlint/.test(name),
  );
  expect(building).toEqual([]);
});

it('loads nothing that reads the sources of remotes', () => {
  const files = new Set<string>();
  packagesOf(SERVE, files);
  const names = [...files].map((file) => basename(file));
  expect(names).toContain('claims.ts');
  expect(names).not.toContain('reserved-addresses.ts');
});

it('deploys the checkout only where nothing is deployed: a restart undoes no rollback and no withdrawal', async () => {
  const data = temporaryFolder();
  const deployed: string[] = [];
  const deploy = async (): Promise<void> => {
    deployed.push('checkout');
    await publishShell(data, sampleShell());
    await publishRemote(data, sampleBuild());
    await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
  };
  await deployFirst(data, deploy);
  await rollBackRemote(data, 'mfe-kite');
  await deployFirst(data, deploy);
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('1.0.0');
  await withdrawRemote(data, 'mfe-kite');
  await deployFirst(data, deploy);
  expect(readRegistry(data).remotes).toEqual({});
  expect(deployed).toEqual(['checkout']);
});

it('refuses to serve a folder where nothing is deployed, and builds nothing there', async () => {
  const data = temporaryFolder();
  const env = { ...process.env, PAYUNG_DATA: data, PORT: String(await freePort()) };
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [SERVE], { cwd: repositoryRoot, env }, (error, _, stderr) =>
      resolve(`${error?.code} ${stderr}`),
    );
  });
  expect(said).toBe(
    `1 Nothing is deployed in ${data}. npm start deploys this checkout and serves it; PAYUNG_DATA names another folder.\n`,
  );
});

const live = { current: registryRelease(sampleRelease(), '/app/remotes/mfe-kite/') };
const deployed = {
  registry: {
    ...EMPTY_REGISTRY,
    shell: { ...EMPTY_REGISTRY.shell, build: 'ssssssssss' },
    remotes: { 'mfe-kite': live, 'mfe-same': live, 'mfe-back': live },
  },
  lines: { 'mfe-back': [{ version: '2.0.0', build: 'bbbbbbbbbb', isBad: true as const }] },
};

const lineOf = (builds: Readonly<Record<string, string>>): string | undefined =>
  differencesLine(checkoutDifferences(deployed, Object.keys(builds), (name) => builds[name] ?? ''));

it('logs nothing when the checkout equals what is deployed', () => {
  expect(lineOf({ shell: 'ssssssssss', 'mfe-same': 'aaaaaaaaaa' })).toBeUndefined();
});

it('names what differs, and the command that deploys all but what was rolled back', () => {
  expect(
    lineOf({
      shell: 'tttttttttt',
      'mfe-kite': 'cccccccccc',
      'mfe-same': 'aaaaaaaaaa',
      'mfe-back': 'bbbbbbbbbb',
      'mfe-new': 'nnnnnnnnnn',
    }),
  ).toBe(
    'This checkout is not what is deployed: shell (changed), mfe-kite (changed), mfe-back (rolled back), mfe-new (not deployed). npm run release -- shell mfe-kite mfe-new deploys it.',
  );
  expect(lineOf({ 'mfe-back': 'bbbbbbbbbb' })).toBe(
    'This checkout is not what is deployed: mfe-back (rolled back).',
  );
});
