import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import { journeyRun, NO_TOKEN } from '../test-run/against.ts';
import { ensureEngine } from '../test-run/engines.ts';
import { runPlaywright } from '../test-run/playwright.ts';
import { runCommand } from './run-command.ts';

/**
 * Playwright against the composed production build; arguments are passed on to Playwright. With `--deep` also the tests
 * tagged `@deep`, every window of the sweeps, and an accessibility check at every stop of a story. With `--against` the
 * journeys run on a platform that is running: `--set 173` on another set of its releases, `--with mfe-travel=<folder>`
 * with a build of this machine in place of its own. `E2E_ENGINE=firefox` or `webkit` runs what is meant for all engines,
 * `TEST_SHUFFLE=7` takes the files in another order.
 */
await runCommand(async () => {
  const run = journeyRun(process.argv.slice(2), process.env);
  if (run.against && run.against.demoToken === undefined) throw new DeploymentError(NO_TOKEN);
  const name = process.env['E2E_ENGINE'];
  await runPlaywright(run, {
    cwd: repositoryRoot,
    config: join('e2e', 'playwright.config.ts'),
    engine: name === undefined ? undefined : ensureEngine(name),
  });
});
