import { parseArgs } from 'node:util';
import { dataFolder, versionName } from '#registry/data-folder.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { rollBackRemote, rollBackShell } from '#registry/roll-back.ts';
import { warnOfDamage } from '#run/serve-deployed.ts';
import { runCommand } from '../run-command.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
  const [name] = positionals;
  if (!name || positionals.length > 1) {
    throw new Error('Name what to roll back: npm run rollback -- mfe-travel, or with --to and a build');
  }
  const data = dataFolder();
  warnOfDamage(data);
  const { shell, remotes } = readRegistry(data);
  const left = name === 'shell' ? shell : remotes[name]?.current;
  const command = ['rollback', ...process.argv.slice(2)].join(' ');
  const rollback = { ...values, author: { command } };
  const live =
    name === 'shell' ? await rollBackShell(data, rollback) : await rollBackRemote(data, name, rollback);
  console.log(`${name} ${versionName(live)} is live again.`);
  if (left) {
    console.log(
      `${versionName(left)} is marked bad: later rollbacks skip it, and releasing it again takes the mark away.`,
    );
  }
});
