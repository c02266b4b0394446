import { dataFolder } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { buildMissing } from './build-all.ts';
import { chosen, distOf } from './deployables.ts';
import { runCommand } from './run-command.ts';

const release = async (name: string): Promise<void> => {
  await buildMissing([name]);
  const live =
    name === 'shell'
      ? await publishShell(dataFolder(), distOf(name))
      : await publishRemote(dataFolder(), distOf(name));
  console.log(`${name} ${live.version}-${live.build} is live.`);
};

await runCommand(async () => {
  const [first, ...rest] = process.argv.slice(2);
  if (!first) throw new Error('Say what to release: npm run release -- mfe-travel');
  for (const name of chosen([first, ...rest])) await release(name);
});
