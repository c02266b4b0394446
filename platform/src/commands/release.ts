import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '#build/paths.ts';
import { remote } from '#build/remote.ts';
import { checkBuild, checkShellBuild } from '#gate/build-checks.ts';
import { CONFIRMATIONS } from '#registry/confirmations.ts';
import { dataFolder, versionName } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { warnOfDamage } from '../run/serve-deployed.ts';
import { checkBudget } from './budgets.ts';
import { buildMissing, chosen, distOf, runBuilds } from './deployables.ts';
import { checksOf, runChecks } from './release-checks.ts';
import { runCommand } from './run-command.ts';

/** A build takes its name from the command: with another team's name it would take that team's place. */
const requireSourcesOf = (name: string, folder: string): void => {
  const file = join(folder, 'package.json');
  const { name: own } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name?: string };
  if (own !== name) throw new Error(`${file} is that of ${own ?? 'nobody'}, not of ${name}.`);
};

/** Sources in another folder: a squad's working copy, or a second checkout. */
const buildFrom = async (name: string, folder: string): Promise<string> => {
  requireSourcesOf(name, folder);
  const output = join(folder, 'dist');
  await runBuilds([remote(name, { folder, output })]);
  return output;
};

const buildInPlace = async (name: string): Promise<string> => {
  await buildMissing([name]);
  return distOf(name);
};

const release = async (name: string, from: string | undefined, author: ChangeAuthor): Promise<void> => {
  const folder = from === undefined ? undefined : resolve(from);
  if (author.unchecked !== 'all') runChecks(name, checksOf(name, folder));
  const dist = folder === undefined ? await buildInPlace(name) : await buildFrom(name, folder);
  if (author.unchecked !== 'all') checkBudget(name, folder ?? join(repositoryRoot, name), dist);
  const check = name === 'shell' ? checkShellBuild : checkBuild;
  const checked = author.unchecked === 'all' ? author : await check({ data: dataFolder(), dist }, author);
  const live =
    name === 'shell'
      ? await publishShell(dataFolder(), dist, checked)
      : await publishRemote(dataFolder(), dist, checked);
  console.log(`${name} ${versionName(live)} is live.`);
};

/** The tests of a working copy elsewhere cannot run from here. */
const uncheckedBy = (values: { from?: string; 'without-checks'?: boolean }): ChangeAuthor['unchecked'] => {
  if (values['without-checks']) return 'all';
  return values.from === undefined ? undefined : 'tests';
};

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      'without-checks': { type: 'boolean' },
      removals: { type: 'boolean' },
      modes: { type: 'boolean' },
      older: { type: 'boolean' },
      calls: { type: 'boolean' },
    },
  });
  if (positionals.length === 0) throw new Error('Name what to release: npm run release -- mfe-travel');
  const names = chosen(positionals);
  if (values.from !== undefined && (names.length !== 1 || names[0] === 'shell')) {
    throw new Error('--from takes the sources of exactly one remote.');
  }
  warnOfDamage(dataFolder());
  const command = ['release', ...process.argv.slice(2)].join(' ');
  const confirmed = CONFIRMATIONS.filter((kind) => values[kind] === true);
  const author = { command, unchecked: uncheckedBy(values), confirmed };
  for (const name of names) await release(name, values.from, author);
});
