import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packagesFolder } from '#build/paths.ts';
import { localReleases } from './against.ts';
import type { JourneyRun } from './against.ts';
import { ensureChromium } from './chromium.ts';
import { enterPlatform } from './running-platform.ts';

interface PlaywrightRun {
  readonly cwd: string;
  readonly config: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs journeys as they were asked for, on what the configuration starts or on a platform that runs; sets the exit code. */
export const runPlaywright = async (
  { isDeep, against, passedOn }: JourneyRun,
  { cwd, config, env = {} }: PlaywrightRun,
): Promise<void> => {
  const cli = join(packagesFolder, '@playwright', 'test', 'cli.js');
  const entered = against && (await enterPlatform(against, localReleases(against)));
  const run = spawnSync(process.execPath, [cli, 'test', '-c', config, ...passedOn], {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: ensureChromium(),
      ...(isDeep ? { E2E_DEEP: '1' } : {}),
      ...(entered ? { E2E_AGAINST: JSON.stringify(entered) } : {}),
      ...env,
    },
  });
  process.exitCode = run.status ?? 1;
};
