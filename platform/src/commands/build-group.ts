import { configOf, runBuilds } from './deployables.ts';
import { runCommand } from './run-command.ts';

/** A process of its own for what `deployables.ts` builds at once: its memory is free again when it ends. */
await runCommand(async () => runBuilds(await Promise.all(process.argv.slice(2).map(configOf))));
