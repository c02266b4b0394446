import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { ensureChromium } from '../test-run/chromium.ts';
import { runCommand } from './run-command.ts';

const DEEP = '--deep';

/**
 * Playwright against the composed production build; arguments are passed on to Playwright. With `--deep` also the tests
 * tagged `@deep`, every window of the sweeps, and an accessibility check at every stop of a story.
 */
await runCommand(async () => {
  const cli = join(repositoryRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join('e2e', 'playwright.config.ts');
  const given = process.argv.slice(2);
  const passedOn = given.filter((argument) => argument !== DEEP);
  const run = spawnSync(process.execPath, [cli, 'test', '-c', config, ...passedOn], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: ensureChromium(),
      ...(given.includes(DEEP) ? { E2E_DEEP: '1' } : {}),
    },
  });
  process.exitCode = run.status ?? 1;
});
