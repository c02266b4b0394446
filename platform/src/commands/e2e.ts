import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { ensureChromium } from './chromium.ts';
import { runCommand } from './run-command.ts';

/** Playwright against the composed production build; arguments are passed on to Playwright. */
await runCommand(async () => {
  const cli = join(repositoryRoot, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join('e2e', 'playwright.config.ts');
  const run = spawnSync(process.execPath, [cli, 'test', '-c', config, ...process.argv.slice(2)], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
  });
  process.exitCode = run.status ?? 1;
});
