import { parseArgs } from 'node:util';
import { dataFolder } from '#registry/data-folder.ts';
import { prune } from './remove-unneeded.ts';
import { runCommand } from '../run-command.ts';

/** Frees the space of releases that no rollback and no open page needs. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
  for (const line of await prune(dataFolder(), { isDryRun: values['dry-run'] === true })) console.log(line);
});
