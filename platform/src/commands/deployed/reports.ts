import { healthLines } from '#edge/reports/health-lines.ts';
import { dataFolder } from '#registry/data-folder.ts';
import { runCommand } from '../run-command.ts';

/** Prints from how many client addresses each release was opened in the last hour, and from how many it failed. */
await runCommand(async () => {
  for (const line of await healthLines(dataFolder())) console.log(line);
});
