import { dataFolder, versionName } from '#registry/data-folder.ts';
import { promote } from '#registry/sets/canary-changes.ts';
import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.ts';

/** Puts a canary live for everybody, or a draft by its name. */
await runCommand(async () => {
  const flags = {
    removals: { type: 'boolean' },
    modes: { type: 'boolean' },
    older: { type: 'boolean' },
  } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options: flags });
  const [name, to, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error('Name what goes live: npm run promote -- mfe-travel, for a draft also its release');
  }
  const confirmed = (['removals', 'modes', 'older'] as const).filter((kind) => values[kind] === true);
  const command = ['promote', ...process.argv.slice(2)].join(' ');
  const live = await promote(dataFolder(), name, { to, author: { command, confirmed } });
  console.log(`${name} ${versionName(live)} is live.`);
});
