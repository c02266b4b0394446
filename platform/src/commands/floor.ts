import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { floorProblems } from '#floor/check-floor.ts';
import { serviceWorker } from '#edge/app/service-worker.ts';
import { watchStart } from '#edge/page/start-watch.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import { checkBudget } from './budgets.ts';
import { deployables } from './deployables.ts';
import { runCommand } from './run-command.ts';

/** Functions of the edge that go into a file or a page as they are. */
const OF_THE_EDGE = { 'service worker': serviceWorker, 'watch of the start': watchStart } as const;

/** Of each deployable, why its release would be refused for its weight. */
const heavyPages = (): readonly string[] =>
  deployables().flatMap((name) => {
    const folder = join(repositoryRoot, name);
    try {
      checkBudget(name, folder, join(folder, 'dist'));
      return [];
    } catch (error) {
      if (error instanceof DeploymentError) return [error.message];
      throw error;
    }
  });

/**
 * `node platform/src/commands/floor.ts`: whether the oldest promised browsers can read and do what was built, and whether
 * it is light enough to be released.
 */
await runCommand(async () => {
  const built = deployables().flatMap((name) =>
    globSync(`${name}/dist/**/*.{js,css}`, { cwd: repositoryRoot }),
  );
  if (built.length === 0) throw new Error('Nothing is built: npm run build.');
  const problems = floorProblems([
    ...built.map((name) => ({ name, text: readFileSync(join(repositoryRoot, name), 'utf8') })),
    ...Object.entries(OF_THE_EDGE).map(([name, text]) => ({ name, text: `(${String(text)})` })),
  ]);
  const heavy = heavyPages();
  for (const problem of [...problems, ...heavy]) console.log(problem);
  console.log(`${built.length} files for the oldest promised browsers: ${problems.length} problems.`);
  if (problems.length + heavy.length > 0) process.exitCode = 1;
});
