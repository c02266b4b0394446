import { dataFolder, versionName } from '#registry/data-folder.ts';
import { stopCanary } from '#registry/sets/canary-changes.ts';
import { runCommand } from '../run-command.ts';

/** Ends a canary: who had it gets what is live. */
await runCommand(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) throw new Error('Name what ends: npm run stop -- mfe-travel');
  const stopped = await stopCanary(dataFolder(), name, { author: { command: `stop ${name}` } });
  console.log(`${name} ${versionName(stopped)} is a canary no longer, and marked bad: open pages leave it.`);
});
