import { dataFolder } from '#registry/data-folder.ts';
import { rollBackRemote } from '#registry/publish-remote.ts';
import { rollBackShell } from '#registry/publish-shell.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Name what to roll back: npm run rollback -- mfe-travel');
  const data = dataFolder();
  const live = name === 'shell' ? await rollBackShell(data) : await rollBackRemote(data, name);
  console.log(`${name} ${live.version}-${live.build} is live again.`);
});
