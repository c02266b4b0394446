import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { providedKeys } from '#build/singletons.ts';
import { startEdge } from '#edge/edge.ts';
import type { Edge } from '#edge/edge.ts';
import { createToken } from '#publishing/squads.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { historyLines, readRegistry } from '#registry/registry-file.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { packKit } from './pack/pack-kit.ts';

// Installs packages, and runs compiler, linter, tests and builds in processes of their own.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const outside = temporaryFolder();
const data = temporaryFolder();
let edge: Edge;

/** What a squad sees of a command; one that fails says so at the end. */
const run = (cwd: string, command: string, args: readonly string[], token = ''): Promise<string> =>
  new Promise((resolve) => {
    // Variables of Vitest, npm and CI are not for the processes that are started here.
    const own = Object.entries(process.env).filter(
      ([key]) => !/^(VITEST|TEST|CI|GITHUB_|NODE_ENV|npm_)/.test(key),
    );
    const env = {
      ...Object.fromEntries(own),
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      PAYUNG_RELEASE_TOKEN: token,
    };
    execFile(command, args, { cwd, env, maxBuffer: 10_000_000 }, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}${error ? `\nfailed: ${error.code}` : ''}`),
    );
  });

const npm = (cwd: string, ...args: readonly string[]): Promise<string> =>
  run(cwd, 'npm', ['--no-audit', '--no-fund', '--prefer-offline', ...args]);

const repositories = ['mfe-night-light', 'mfe-moon-lamp'] as const;
const folderOf = (name: string): string => join(outside, name);

const payung = (name: string, args: readonly string[], token?: string): Promise<string> =>
  run(folderOf(name), join(folderOf(name), 'node_modules', '.bin', 'payung'), args, token);

const release = (name: string, token: string, ...flags: readonly string[]): Promise<string> =>
  payung(name, ['release', '--to', edge.url, ...flags], token);

const prepare = async (said: Promise<string>): Promise<void> => {
  if ((await said).includes('failed:')) throw new Error(await said);
};

beforeAll(async () => {
  const archives = await packKit(join(outside, 'packed'));
  await prepare(npm(outside, 'install', ...archives));
  for (const name of repositories) {
    const bin = join(outside, 'node_modules', '.bin', 'payung');
    await prepare(run(outside, bin, ['create', name, '--owner', `${name} squad`]));
    await prepare(npm(folderOf(name), 'install'));
  }
  const paths = Object.values(shellRoutes).map(({ path }) => path);
  await publishShell(data, sampleShell({ provides: providedKeys(), paths }));
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
});

afterAll(() => edge.close());

it('checks and builds a remote in a repository of its own, and finds what is wrong with it', async () => {
  const [name] = repositories;
  const checked = await payung(name, ['check']);
  expect(checked).toContain('Found 0 warnings and 0 errors.');
  expect(checked).toMatch(/Tests .*17 passed/);
  expect(checked).not.toContain('failed:');
  const built = JSON.parse(readFileSync(join(folderOf(name), 'dist', 'release.json'), 'utf8')) as {
    requires: readonly string[];
    bundledSingletons: readonly string[];
    source: object;
  };
  expect(built.bundledSingletons).toEqual([]);
  expect(built.requires).toContain('@payung/shared/session/store.ts');
  expect(built.source).toEqual({ owner: `${name} squad` });

  const file = join(folderOf(name), 'src', 'rules', 'subject.ts');
  const source = readFileSync(file, 'utf8');
  const checkWith = async (more: string): Promise<string> => {
    writeFileSync(file, source + more);
    return payung(name, ['check']);
  };
  expect(await checkWith('export const wrong: number = "text";\n')).toContain('fails its types (tsc');
  expect(await checkWith("export const load = () => fetch('/api');\n")).toContain('fails its lint (oxlint');
  writeFileSync(file, source.replace("=== ''", "=== 'x'"));
  expect(await payung(name, ['check'])).toContain('fails its tests (vitest');
  writeFileSync(file, source);
  writeFileSync(join(folderOf(name), 'budget.json'), '{ "everyRoute": 1 }\n');
  expect(await payung(name, ['check'])).toContain('is heavier than');
  writeFileSync(join(folderOf(name), 'budget.json'), '{ "everyRoute": 45 }\n');
});

it('releases two remotes from two repositories at once; each is refused the other, and goes back alone', async () => {
  const [light, moon] = repositories;
  const tokenOf = (name: string): string =>
    createToken(data, { squad: `${name} squad`, remotes: [name], by: 'ayu@desk' });
  const tokens = { light: tokenOf(light), moon: tokenOf(moon) };
  const said = await Promise.all([
    release(light, tokens.light, '--without-checks'),
    release(moon, tokens.moon, '--without-checks'),
  ]);
  expect(said[0]).toMatch(/^mfe-night-light 1\.0\.0-\w{10} is live\.\n$/);
  expect(said[1]).toMatch(/^mfe-moon-lamp 1\.0\.0-\w{10} is live\.\n$/);
  expect(Object.keys(readRegistry(data).remotes).toSorted()).toEqual(['mfe-moon-lamp', 'mfe-night-light']);
  const history = historyLines(data).join('\n');
  expect(history).toContain('mfe-moon-lamp squad  http release mfe-moon-lamp (without checks): ');
  expect(await release(light, tokens.moon, '--without-checks')).toContain(
    'Refused: The token of mfe-moon-lamp squad is for mfe-moon-lamp and for nothing else.',
  );
  expect(await payung(moon, ['rollback', '--to', edge.url], tokens.light)).toContain('Refused: The token of');
  writeFileSync(
    join(folderOf(moon), 'package.json'),
    readFileSync(join(folderOf(moon), 'package.json'), 'utf8').replace('"1.0.0"', '"1.1.0"'),
  );
  expect(await release(moon, tokens.moon, '--without-checks')).toContain('mfe-moon-lamp 1.1.0-');
  expect(await payung(moon, ['rollback', '--to', edge.url], tokens.moon)).toMatch(
    /^mfe-moon-lamp 1\.0\.0-\w{10} is live again\.\n$/,
  );
  expect(readRegistry(data).remotes[light]?.current.version).toBe('1.0.0');
});
