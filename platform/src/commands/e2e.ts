import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { journeyRun, localReleases } from '../test-run/against.ts';
import { ensureChromium } from '../test-run/chromium.ts';
import { enterPlatform } from '../test-run/running-platform.ts';
import { runCommand } from './run-command.ts';

/**
 * Playwright against the composed production build; arguments are passed on to Playwright. With `--deep` also the tests
 * tagged `@deep`, every window of the sweeps, and an accessibility check at every stop of a story. With `--against` the
 * journeys run on a platform that is running: `--set 173` on another set of its releases, `--with mfe-travel=<folder>`
 * with a build of this machine in place of its own.
 */
await runCommand(async () => {
  const cli = join(repositoryRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join('e2e', 'playwright.config.ts');
  const { isDeep, against, passedOn } = journeyRun(process.argv.slice(2), process.env);
  const entered = against && (await enterPlatform(against, localReleases(against)));
  const run = spawnSync(process.execPath, [cli, 'test', '-c', config, ...passedOn], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: ensureChromium(),
      ...(isDeep ? { E2E_DEEP: '1' } : {}),
      ...(entered ? { E2E_AGAINST: JSON.stringify(entered) } : {}),
    },
  });
  process.exitCode = run.status ?? 1;
});
