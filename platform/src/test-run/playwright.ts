import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packagesFolder } from '#build/paths.ts';
import { localReleases } from './against.ts';
import type { JourneyRun } from './against.ts';
import { ensureChromium } from './chromium.ts';
import type { Engine } from './engines.ts';
import { enterPlatform } from './running-platform.ts';

interface PlaywrightRun {
  readonly cwd: string;
  readonly config: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Chromium where none is named. */
  readonly engine?: Engine | undefined;
}

/** Runs journeys as they were asked for, on what the configuration starts or on a platform that runs; sets the exit code. */
export const runPlaywright = async (
  { isDeep, against, passedOn }: JourneyRun,
  { cwd, config, env = {}, engine }: PlaywrightRun,
): Promise<void> => {
  const cli = join(packagesFolder, '@playwright', 'test', 'cli.js');
  const entered = against && (await enterPlatform(against, localReleases(against)));
  const { env: browser, within } = engine ?? { env: { CHROMIUM_PATH: ensureChromium() }, within: [] };
  const [file = '', ...args] = [...within, process.execPath, cli, 'test', '-c', config, ...passedOn];
  const run = spawnSync(file, args, {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...browser,
      ...(isDeep ? { E2E_DEEP: '1' } : {}),
      ...(entered ? { E2E_AGAINST: JSON.stringify(entered) } : {}),
      ...env,
    },
  });
  process.exitCode = run.status ?? 1;
};
