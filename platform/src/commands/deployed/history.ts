import { dataFolder } from '#registry/data-folder.ts';
import { historyLines } from '#registry/registry-file.ts';
import { runCommand } from '../run-command.ts';

/** Prints who changed what is deployed, the newest last, and what is live now. */
await runCommand(async () => {
  for (const line of historyLines(dataFolder())) console.log(line);
});
