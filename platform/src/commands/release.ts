import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remote } from '#build/remote.ts';
import { dataFolder } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { buildMissing, runBuilds } from './build-all.ts';
import { chosen, distOf } from './deployables.ts';
import { runCommand } from './run-command.ts';

/** Sources that do not lie in their place: a squad's working copy, or a branch checked out beside this one. */
const buildFrom = async (name: string, folder: string): Promise<string> => {
  const output = join(folder, 'dist');
  await runBuilds([remote(name, { folder, output })]);
  return output;
};

const buildInPlace = async (name: string): Promise<string> => {
  await buildMissing([name]);
  return distOf(name);
};

const release = async (name: string, from: string | undefined): Promise<void> => {
  const dist = from === undefined ? await buildInPlace(name) : await buildFrom(name, resolve(from));
  const live =
    name === 'shell' ? await publishShell(dataFolder(), dist) : await publishRemote(dataFolder(), dist);
  console.log(`${name} ${live.version}-${live.build} is live.`);
};

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' } },
  });
  if (positionals.length === 0) throw new Error('Say what to release: npm run release -- mfe-travel');
  const names = chosen(positionals);
  if (values.from !== undefined && (names.length !== 1 || names[0] === 'shell')) {
    throw new Error('--from names the sources of one remote.');
  }
  for (const name of names) await release(name, values.from);
});
