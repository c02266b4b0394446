import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { providedKeys } from '#build/singletons.ts';
import { distOf } from '#commands/deployables.ts';
import { startEdge } from '#edge/edge.ts';
import type { Edge } from '#edge/edge.ts';
import { createToken } from '#publishing/squads.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { historyLines, readRegistry } from '#registry/registry-file.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { freePort } from '#run/free-port.ts';
import { runPlatform } from '#run/platform-run.ts';
import type { PlatformRun } from '#run/platform-run.ts';
import { binOf, environment, run } from './outside/squad-commands.ts';
import { packKit } from './pack/pack-kit.ts';

// Installs packages, and runs compiler, linter, tests and builds in processes of their own.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 900_000 });

const outside = temporaryFolder();
const data = temporaryFolder();
let edge: Edge;
/** With a demo and none of our remotes: somebody else's, whom a squad works and tests against. */
let elsewhere: PlatformRun;

const npm = (cwd: string, ...args: readonly string[]): Promise<string> =>
  run(cwd, { file: 'npm', args: ['--no-audit', '--no-fund', '--prefer-offline', ...args] });

const repositories = ['mfe-night-light', 'mfe-moon-lamp'] as const;
const folderOf = (name: string): string => join(outside, name);

const payung = (
  name: string,
  args: readonly string[],
  given?: Readonly<Record<string, string>>,
): Promise<string> => run(folderOf(name), { file: binOf(folderOf(name)), args, ...(given && { given }) });

const prepare = async (said: Promise<string>): Promise<void> => {
  if ((await said).includes('failed:')) throw new Error(await said);
};

/** How long each step of a squad's day took, printed at the end. */
const day: string[] = [];

const timed = async <Said>(step: string, work: () => Promise<Said>): Promise<Said> => {
  const begin = performance.now();
  const said = await work();
  day.push(`${step}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return said;
};

const startElsewhere = async (): Promise<PlatformRun> => {
  const other = temporaryFolder();
  await publishShell(other, distOf('shell'));
  return runPlatform({ data: other, port: await freePort(), onLine: () => undefined });
};

beforeAll(async () => {
  const archives = await packKit(join(outside, 'packed'));
  const starting = startElsewhere();
  await prepare(timed('install the kit', () => npm(outside, 'install', ...archives)));
  for (const name of repositories) {
    const args = ['create', name, '--owner', `${name} squad`];
    await prepare(timed(`create ${name}`, () => run(outside, { file: binOf(outside), args })));
  }
  const [first, second] = repositories;
  await prepare(timed(`install ${first}`, () => npm(folderOf(first), 'install')));
  // One installation by npm is like another, and takes minutes where others work.
  for (const file of ['node_modules', 'package-lock.json'])
    renameSync(join(outside, file), join(folderOf(second), file));
  const paths = Object.values(shellRoutes).map(({ path }) => path);
  await publishShell(data, sampleShell({ provides: providedKeys(), paths }));
  elsewhere = await starting;
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
});

afterAll(async () => {
  await edge.close();
  await elsewhere.stop();
  // Two installations: longer than hooks of others may take.
  await rm(outside, { recursive: true, force: true });
});

it('checks and builds a remote in a repository of its own, and finds what is wrong with it', async () => {
  const [name] = repositories;
  const checked = await timed('check', () => payung(name, ['check']));
  await timed('build', () => payung(name, ['build']));
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

it('runs its journey in the shell of the kit, and on a platform that runs, as an agent of the demo', async () => {
  const [name] = repositories;
  const alone = await timed('e2e', () => payung(name, ['e2e']));
  expect(alone).toContain('1 passed');
  expect(alone).not.toContain('failed');

  const token = { PAYUNG_DEMO_TOKEN: elsewhere.said.messages?.token ?? '' };
  const running = ['e2e', '--against', elsewhere.url];
  expect(await payung(name, [...running, '--with', `${name}=dist`], token)).toContain('1 passed');
  // Nothing there has its page.
  const failed = await payung(name, [...running, '--timeout', '120000'], token);
  expect(failed).toContain('1 failed');
  expect(failed).toContain('failed: 1');
});

it('is developed in the shell of a platform that runs, and built again when it changes', async () => {
  const [name] = repositories;
  expect(await payung(name, ['dev'])).toContain('Refused: Name the platform: --against https://');
  const port = String(await freePort());
  const child = spawn(binOf(folderOf(name)), ['dev'], {
    cwd: folderOf(name),
    env: environment({ PORT: port, PAYUNG_AGAINST: elsewhere.url }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const said = text(child.stdout);
  const url = `http://localhost:${port}/app`;
  const registry = async (): Promise<string> =>
    fetch(`${url}/registry.json`).then(
      (answer) => answer.text(),
      () => '',
    );
  await vi.waitFor(async () => expect(await registry()).toContain('"build":"dev"'), { timeout: 250_000 });
  const { remotes } = JSON.parse(await registry()) as {
    remotes: Record<string, { current: { base: string; entry: string } }>;
  };
  const { base, entry } = remotes[name]!.current;
  expect((await fetch(new URL(base + entry, url))).status).toBe(200);
  const page = await fetch(`${url}/login`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain(entry);

  const file = join(folderOf(name), 'src', 'product.ts');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('order: 90', 'order: 91'));
  await vi.waitFor(async () => expect(await registry()).toContain('"order":91'), { timeout: 250_000 });
  writeFileSync(file, source);
  child.kill('SIGTERM');
  expect(await said).toContain(`Payung runs at ${url}/login and reloads what you change.`);
});

it('releases two remotes from two repositories at once; each is refused the other, and goes back alone', async () => {
  const [light, moon] = repositories;
  const tokenOf = (name: string, person: string): string =>
    createToken(data, { squad: `${name} squad`, person, remotes: [name], by: 'ayu@desk' });
  const tokens = { light: tokenOf(light, 'Ayu'), moon: tokenOf(moon, 'Budi') };
  const releaseOf = (name: string, token: string, second: string): Promise<string> =>
    payung(name, ['release', '--to', edge.url, '--without-checks'], {
      PAYUNG_RELEASE_TOKEN: token,
      PAYUNG_SECOND_TOKEN: second,
    });
  const said = await Promise.all([
    releaseOf(light, tokens.light, tokens.moon),
    releaseOf(moon, tokens.moon, tokens.light),
  ]);
  expect(said[0]).toMatch(/^mfe-night-light 1\.0\.0-\w{10} is live\.\n$/);
  expect(said[1]).toMatch(/^mfe-moon-lamp 1\.0\.0-\w{10} is live\.\n$/);
  expect(Object.keys(readRegistry(data).remotes).toSorted()).toEqual(['mfe-moon-lamp', 'mfe-night-light']);
  const history = historyLines(data).join('\n');
  expect(history).toContain('mfe-moon-lamp squad  http release mfe-moon-lamp (without checks): ');
  expect(await releaseOf(light, tokens.moon, tokens.light)).toContain(
    'Refused: The token of mfe-moon-lamp squad is for mfe-moon-lamp and for nothing else.',
  );
  expect(
    await payung(moon, ['rollback', '--to', edge.url], { PAYUNG_RELEASE_TOKEN: tokens.light }),
  ).toContain('Refused: The token of');
  writeFileSync(
    join(folderOf(moon), 'package.json'),
    readFileSync(join(folderOf(moon), 'package.json'), 'utf8').replace('"1.0.0"', '"1.1.0"'),
  );
  expect(await releaseOf(moon, tokens.moon, tokens.light)).toContain('mfe-moon-lamp 1.1.0-');
  expect(await payung(moon, ['rollback', '--to', edge.url], { PAYUNG_RELEASE_TOKEN: tokens.moon })).toMatch(
    /^mfe-moon-lamp 1\.0\.0-\w{10} is live again\.\n$/,
  );
  expect(readRegistry(data).remotes[light]?.current.version).toBe('1.0.0');
});

it('goes through a day of a squad: a draft, which is promoted, rolled back and withdrawn', async () => {
  const [, name] = repositories;
  const token = createToken(data, { squad: `${name} squad`, remotes: [name], by: 'ayu@desk' });
  const secret = { PAYUNG_RELEASE_TOKEN: token };
  const onPlatform = (task: string, ...flags: readonly string[]): Promise<string> =>
    timed(task, () => payung(name, [task, '--to', edge.url, ...flags], secret));
  const description = join(folderOf(name), 'package.json');
  writeFileSync(
    description,
    readFileSync(description, 'utf8').replace(/"version": "[^"]+"/, '"version": "1.2.0"'),
  );
  const draft = await onPlatform('release', '--draft');
  const [, build = ''] = /mfe-moon-lamp (1\.2\.0-\w{10}) is seen at http/.exec(draft) ?? [];
  expect(draft).toContain('Nothing goes live.');
  expect(await onPlatform('promote', '--build', build)).toBe(`${name} ${build} is live.\n`);
  expect(await onPlatform('rollback')).toMatch(/^mfe-moon-lamp 1\.0\.0-\w{10} is live again\.\n$/);
  expect(await onPlatform('withdraw', '--removals')).toMatch(/^mfe-moon-lamp 1\.0\.0-\w{10} is taken out/);
  expect(readRegistry(data).remotes[name]).toBeUndefined();
  process.stdout.write(`A squad's day:\n  ${day.join('\n  ')}\n`);
});
