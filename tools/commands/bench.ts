import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { benchPlatforms, startBenchBackend } from '#bench/compared-platforms.ts';
import type { BenchPlatform } from '#bench/compared-platforms.ts';
import { benchManyRemotes } from '#bench/many-remotes.ts';
import { measure, median, scenarios } from '#bench/scenarios.ts';
import type { Measurement, Scenario, ServedPlatform } from '#bench/scenarios.ts';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { startEdge } from '@payung/platform/edge/edge.ts';
import type { Edge } from '@payung/platform/edge/edge.ts';
import { ensureChromium } from '@payung/platform/test-run/chromium.ts';
import { runCommand } from '@payung/platform/commands/run-command.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const typical = (all: readonly Measurement[]): Measurement => ({
  bytes: median(all.map(({ bytes }) => bytes)),
  milliseconds: median(all.map(({ milliseconds }) => milliseconds)),
  firstPaint: all.some(({ firstPaint }) => firstPaint === undefined)
    ? undefined
    : median(all.map(({ firstPaint = 0 }) => firstPaint)),
});

/** Of nothing and nothing there is none. */
const ratioOf = (ours: number, one: number): string => (one === 0 ? '–' : (ours / one).toFixed(2));

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Measures both in turns, so that a busy moment of the machine slows both. */
const compare = async (
  browser: Browser,
  scenario: Scenario,
  { federated, bundled }: Readonly<Record<'federated' | 'bundled', ServedPlatform>>,
): Promise<string[]> => {
  const seen: { readonly federated: Measurement[]; readonly bundled: Measurement[] } = {
    federated: [],
    bundled: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    seen.federated.push(await measure(browser, federated, scenario));
    seen.bundled.push(await measure(browser, bundled, scenario));
  }
  const [ours, one] = [typical(seen.federated), typical(seen.bundled)];
  return [
    scenario.name,
    kilobytes(ours.bytes),
    kilobytes(one.bytes),
    ratioOf(ours.bytes, one.bytes),
    ours.milliseconds.toFixed(0),
    one.milliseconds.toFixed(0),
    ratioOf(ours.milliseconds, one.milliseconds),
    ours.firstPaint?.toFixed(0) ?? '',
    one.firstPaint?.toFixed(0) ?? '',
  ];
};

const print = (rows: readonly (readonly string[])[]): void => {
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
};

const COLUMNS = [
  '',
  'federated kB',
  'one bundle kB',
  'ratio',
  'federated ms',
  'one bundle ms',
  'ratio',
  'first paint ms',
  'one bundle first paint ms',
];

const MANY_COLUMNS = ['remotes', 'page', 'kB', 'pages a second'];

const isAllMeasured = (): boolean => process.env['BENCH_PAGES'] === undefined;

/** `BENCH_PAGES` names some of them, separated by `|`; without it all are measured. */
const chosenScenarios = (): readonly Scenario[] => {
  const wanted = process.env['BENCH_PAGES']?.split('|');
  return scenarios.filter(({ name }) => wanted?.some((part) => name.includes(part)) ?? true);
};

const benchDelivery = async (): Promise<void> => {
  const platforms = await benchPlatforms();
  const backend = await startBenchBackend();
  const serve = ({ data }: BenchPlatform): Promise<Edge> =>
    startEdge({ port: 0, dataDir: data, backendUrl: backend.url });
  const [federated, bundled] = [await serve(platforms.federated), await serve(platforms.bundled)];
  const served = {
    federated: { url: federated.url, release: platforms.federated.release },
    bundled: { url: bundled.url, release: platforms.bundled.release },
  };
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const rows: string[][] = [];
  let many: readonly (readonly string[])[] = [];
  try {
    if (isAllMeasured()) many = await benchManyRemotes(platforms.federated.data);
    for (const scenario of chosenScenarios()) rows.push(await compare(browser, scenario, served));
  } finally {
    await browser.close();
    await Promise.all([federated.close(), bundled.close(), backend.app.close()]);
    await Promise.all(Object.values(platforms).map(({ data }) => rm(data, { recursive: true, force: true })));
  }
  print([COLUMNS, COLUMNS.map(() => '---'), ...rows]);
  if (many.length === 0) return;
  console.log('');
  print([MANY_COLUMNS, MANY_COLUMNS.map(() => '---'), ...many]);
};

await runCommand(async () => {
  console.log(`Medians of ${ROUNDS} rounds; CPU slowed 4 times, 1.6 Mbit/s, 150 ms.\n`);
  await benchDelivery();
  if (!isAllMeasured()) return;
  const backendBench = join('tools', 'backend-bench', 'bench.ts');
  if (!existsSync(join(repositoryRoot, backendBench))) return;
  console.log('');
  spawnSync(process.execPath, [backendBench], { cwd: repositoryRoot, stdio: 'inherit' });
  console.log('');
  // Journeys that measure something in a browser.
  const e2e = join('platform', 'src', 'commands', 'e2e.ts');
  const config = join('e2e', 'bench.config.ts');
  spawnSync(process.execPath, [e2e, '--config', config, '--pass-with-no-tests'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
});
