import { dataFolder } from '#registry/data-folder.ts';
import { withdrawRemote } from '#registry/roll-back.ts';
import { warnOfDamage } from '#run/serve-deployed.ts';
import { runCommand } from '../run-command.ts';

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Name the remote to withdraw: npm run withdraw -- mfe-travel');
  warnOfDamage(dataFolder());
  await withdrawRemote(dataFolder(), name);
  console.log(`${name} is withdrawn. npm run release -- ${name} deploys it again.`);
});
