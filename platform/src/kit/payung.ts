import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packagesFolder } from '#build/paths.ts';
import { runCommand } from '#commands/run-command.ts';
import { CONFIRMATIONS } from '#registry/confirmations.ts';
import type { Confirmation } from '#registry/confirmations.ts';
import { releasedWords, sendRelease, uploadOptions } from '#publishing/send-release.ts';
import { remoteIn } from './remote-folder.ts';
import type { RemoteFolder } from './remote-folder.ts';
import { askForSquad, historyOf, isSquadTask } from './squad-requests.ts';

const USAGE = `payung create mfe-x [--owner "Travel squad"] [--start /address] [--otp /address]
payung build
payung check                              types, lint, tests, budget
payung e2e [--against https://staging.example.com [--set 173] [--with mfe-x=dist]] …   journeys in a browser
payung dev --against https://staging.example.com
payung release --to https://payung.example.com [--draft | --canary 5] [--without-checks]
payung rollback | promote | stop | withdraw --to https://payung.example.com [--build ab12cd34ef]
payung preview --to https://payung.example.com --build 1.2.0-ab12cd34ef
payung reports | history --to https://payung.example.com
payung prune --to https://payung.example.com [--dry-run]
What others rely on is changed only with ${CONFIRMATIONS.map((kind) => `--${kind}`).join(', ')}.
The token of your squad is in PAYUNG_RELEASE_TOKEN.`;

const CONFIRMED = Object.fromEntries(CONFIRMATIONS.map((kind) => [kind, { type: 'boolean' }])) as Record<
  Confirmation,
  { type: 'boolean' }
>;

const flags = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      against: { type: 'string' },
      build: { type: 'string' },
      draft: { type: 'boolean' },
      canary: { type: 'string' },
      ...CONFIRMED,
      'without-checks': { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      owner: { type: 'string' },
      start: { type: 'string' },
      otp: { type: 'string' },
    },
  });

type Flags = ReturnType<typeof flags>['values'];

/** What most commands need none of, and takes a second to load, is loaded by those that need it. */
const loadBuild = () => import('./build-remote.ts');

const create = async (name: string | undefined, values: Flags): Promise<void> => {
  if (name === undefined) throw new Error(USAGE);
  const { createRepository } = await import('#create-remote/create-repository.ts');
  const folder = createRepository(name, process.cwd(), values);
  // The words of the new remote are longer or shorter than the template's: lines break elsewhere.
  spawnSync(process.execPath, [join(packagesFolder, 'oxfmt', 'bin', 'oxfmt')], { cwd: folder });
  console.log(`${folder} is there. Next:
  cd ${name} && git init && npm install
  npm run check
  npm run e2e
Then describe its product in src/product.ts, and begin with src/journey.ts.`);
};

const platformOf = ({ to }: Flags) => {
  if (to === undefined) throw new Error('Name the platform: --to https://payung.example.com');
  return { to, token: process.env['PAYUNG_RELEASE_TOKEN'] };
};

const release = async (one: RemoteFolder, values: Flags): Promise<void> => {
  const platform = platformOf(values);
  // The checks take a minute: whether the platform knows the token is seen before.
  await historyOf(platform);
  const { buildRemote, checkAndBuild } = await loadBuild();
  await (values['without-checks'] ? buildRemote(one) : checkAndBuild(one));
  const options = uploadOptions(values);
  console.log(releasedWords(await sendRelease(platform, { ...one, options }), options));
};

/** Its own name may be said: it is what the same commands in the platform's repository need. */
const namedRemote = (name: string | undefined): RemoteFolder => {
  const one = remoteIn(process.cwd());
  if (name !== undefined && name !== one.name)
    throw new Error(`This is the repository of ${one.name}, not of ${name}.`);
  return one;
};

/** What a squad does in a repository of its own. */
await runCommand(async () => {
  const [first, ...given] = process.argv.slice(2);
  // What is not ours is Playwright's.
  if (first === 'e2e') return (await import('./run-journeys.ts')).runJourneys(namedRemote(undefined), given);
  const { positionals, values } = flags();
  const [task = '', name, ...more] = positionals;
  if (more.length > 0) throw new Error(USAGE);
  if (task === 'create') await create(name, values);
  else if (task === 'build') await (await loadBuild()).buildRemote(namedRemote(name));
  else if (task === 'check') await (await loadBuild()).checkAndBuild(namedRemote(name));
  else if (task === 'dev') await (await import('./develop.ts')).develop(namedRemote(name), values.against);
  else if (task === 'release') await release(namedRemote(name), values);
  else if (task === 'history') console.log(await historyOf(platformOf(values)));
  else if (isSquadTask(task))
    console.log(await askForSquad(platformOf(values), { task, name: namedRemote(name).name, given: values }));
  else throw new Error(USAGE);
});
