import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '#build/paths.ts';
import { remote } from '#build/remote.ts';
import { checkBuild, checkShellBuild } from '#gate/build-checks.ts';
import { askedMode } from '#publishing/asked-release.ts';
import { publishBuilt } from '#publishing/release-mode.ts';
import { releasedWords, sendRelease, uploadOptions } from '#publishing/send-release.ts';
import { CONFIRMATIONS } from '#registry/confirmations.ts';
import { dataFolder } from '#registry/data-folder.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { parseRelease } from '#registry/release-schema.ts';
import { publishDrafts } from '#registry/sets/drafts.ts';
import type { Built } from '#registry/sets/drafts.ts';
import { linkOf } from '#registry/sets/set-link.ts';
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

interface Wanted {
  readonly from: string | undefined;
  readonly author: ChangeAuthor;
}

/** Checks and builds it; the folder of its output. */
const checkedBuild = async (name: string, { from, author }: Wanted): Promise<Built> => {
  const folder = from === undefined ? undefined : resolve(from);
  if (author.unchecked !== 'all') runChecks(name, checksOf(name, folder));
  const dist = folder === undefined ? await buildInPlace(name) : await buildFrom(name, folder);
  if (author.unchecked !== 'all') checkBudget(name, folder ?? join(repositoryRoot, name), dist);
  return { name, dist };
};

/** Of one release the history says where its sources are. */
const withSource = (author: ChangeAuthor, { name, dist }: Built): ChangeAuthor => {
  if (name === 'shell') return author;
  const { source } = parseRelease(readFileSync(join(dist, 'release.json'), 'utf8'));
  return source ? { ...author, source } : author;
};

type UploadOptions = ReturnType<typeof uploadOptions>;

/** Opens its pages beside what is live; releases of a draft that need each other have nothing to be opened in yet. */
const gated = async (
  { name, dist }: Built,
  isBesideDraft: boolean,
  author: ChangeAuthor,
): Promise<ChangeAuthor> => {
  if (author.unchecked === 'all' || isBesideDraft) return author;
  const check = name === 'shell' ? checkShellBuild : checkBuild;
  return check({ data: dataFolder(), dist }, author);
};

const publishHere = async (
  builds: readonly Built[],
  options: UploadOptions,
  author: ChangeAuthor,
): Promise<void> => {
  const mode = askedMode(options);
  const isBesideDraft = mode === 'draft' && builds.length > 1 && builds.some(({ name }) => name === 'shell');
  if (mode === 'draft' && builds.length > 1) {
    const notes: string[] = [];
    for (const built of builds) notes.push(...((await gated(built, isBesideDraft, author)).notes ?? []));
    const set = await publishDrafts(dataFolder(), builds, { ...author, notes });
    console.log(`Nothing goes live. They are seen together at ${linkOf(dataFolder(), set)}`);
    return;
  }
  for (const built of builds) {
    const wanted = { mode, author: withSource(await gated(built, isBesideDraft, author), built) };
    console.log(releasedWords(await publishBuilt(dataFolder(), built, wanted), options));
  }
};

const sendTo = async (to: string, builds: readonly Built[], options: UploadOptions): Promise<void> => {
  const token = process.env['PAYUNG_RELEASE_TOKEN'];
  for (const built of builds)
    console.log(releasedWords(await sendRelease({ to, token }, { ...built, options }), options));
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
      to: { type: 'string' },
      draft: { type: 'boolean' },
      canary: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error('Name what to release: npm run release -- mfe-travel');
  const names = chosen(positionals);
  if (values.from !== undefined && (names.length !== 1 || names[0] === 'shell')) {
    throw new Error('--from takes the sources of exactly one remote.');
  }
  if (values.canary !== undefined && (names.length !== 1 || values.draft)) {
    throw new Error('--canary takes exactly one release: npm run release -- mfe-travel --canary 5');
  }
  if (values.to === undefined) warnOfDamage(dataFolder());
  const command = ['release', ...process.argv.slice(2)].join(' ');
  const confirmed = CONFIRMATIONS.filter((kind) => values[kind] === true);
  const author = { command, unchecked: uncheckedBy(values), confirmed };
  const builds: Built[] = [];
  for (const name of names) builds.push(await checkedBuild(name, { from: values.from, author }));
  const options = uploadOptions(values);
  if (values.to === undefined) await publishHere(builds, options, author);
  else await sendTo(values.to, builds, options);
});
