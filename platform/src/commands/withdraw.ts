import { dataFolder } from '#registry/data-folder.ts';
import { withdrawRemote } from '#registry/publish-remote.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error('Say what to withdraw: npm run withdraw -- mfe-travel');
  await withdrawRemote(dataFolder(), name);
  console.log(`${name} is no longer part of the platform. npm run release -- ${name} brings it back.`);
});
