import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remote } from '#build/remote.ts';
import { dataFolder } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { buildMissing, runBuilds } from './build-all.ts';
import { chosen, distOf } from './deployables.ts';
import { runCommand } from './run-command.ts';

/** Sources in another folder: a squad's working copy, or a second checkout. */
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
  if (positionals.length === 0) throw new Error('Name what to release: npm run release -- mfe-travel');
  const names = chosen(positionals);
  if (values.from !== undefined && (names.length !== 1 || names[0] === 'shell')) {
    throw new Error('--from takes the sources of exactly one remote.');
  }
  for (const name of names) await release(name, values.from);
});
