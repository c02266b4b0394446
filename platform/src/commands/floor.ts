import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { floorProblems } from '#floor/check-floor.ts';
import { serviceWorker } from '#edge/app/service-worker.ts';
import { watchStart } from '#edge/page/start-watch.ts';
import { deployables } from './deployables.ts';
import { runCommand } from './run-command.ts';

/** Functions of the edge that go into a file or a page as they are. */
const OF_THE_EDGE = { 'service worker': serviceWorker, 'watch of the start': watchStart } as const;

/** `node platform/src/commands/floor.ts`: whether the oldest promised browsers can read and do what was built. */
await runCommand(async () => {
  const built = deployables().flatMap((name) =>
    globSync(`${name}/dist/**/*.{js,css}`, { cwd: repositoryRoot }),
  );
  if (built.length === 0) throw new Error('Nothing is built: npm run build.');
  const problems = floorProblems([
    ...built.map((name) => ({ name, text: readFileSync(join(repositoryRoot, name), 'utf8') })),
    ...Object.entries(OF_THE_EDGE).map(([name, text]) => ({ name, text: `(${String(text)})` })),
  ]);
  for (const problem of problems) console.log(problem);
  console.log(`${built.length} files for the oldest promised browsers: ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
});
