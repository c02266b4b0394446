import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packagesFolder } from '#build/paths.ts';
import { runCommand } from '#commands/run-command.ts';
import { createRepository } from '#create-remote/create-repository.ts';
import { askPlatform, releasedWords, sendRelease, uploadOptions } from '#publishing/send-release.ts';
import { buildRemote, checkAndBuild, remoteIn } from './remote-folder.ts';

const USAGE = `payung create mfe-x [--owner "Travel squad"] [--start /address] [--otp /address]
payung build
payung check                              types, lint, tests, budget
payung release --to https://payung.example.com [--draft | --canary 5] [--removals] [--modes] [--older] [--without-checks]
payung rollback --to https://payung.example.com [--build ab12cd34ef]
The token of your squad is in PAYUNG_RELEASE_TOKEN.`;

const flags = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      build: { type: 'string' },
      draft: { type: 'boolean' },
      canary: { type: 'string' },
      removals: { type: 'boolean' },
      modes: { type: 'boolean' },
      older: { type: 'boolean' },
      'without-checks': { type: 'boolean' },
      owner: { type: 'string' },
      start: { type: 'string' },
      otp: { type: 'string' },
    },
  });

type Flags = ReturnType<typeof flags>['values'];

const create = (name: string | undefined, values: Flags): void => {
  if (name === undefined) throw new Error(USAGE);
  const folder = createRepository(name, process.cwd(), values);
  // The words of the new remote are longer or shorter than the template's: lines break elsewhere.
  spawnSync(process.execPath, [join(packagesFolder, 'oxfmt', 'bin', 'oxfmt')], { cwd: folder });
  console.log(`${folder} is there. Next:
  cd ${name} && git init && npm install
  npm run check
Then describe its product in src/product.ts, and begin with src/journey.ts.`);
};

const platformOf = ({ to }: Flags) => {
  if (to === undefined) throw new Error(USAGE);
  return { to, token: process.env['PAYUNG_RELEASE_TOKEN'] };
};

const release = async (values: Flags): Promise<void> => {
  const platform = platformOf(values);
  const one = remoteIn(process.cwd());
  await (values['without-checks'] ? buildRemote(one) : checkAndBuild(one));
  const options = uploadOptions(values);
  console.log(releasedWords(await sendRelease(platform, { ...one, options }), options));
};

const rollBack = async (values: Flags): Promise<void> => {
  const { name } = remoteIn(process.cwd());
  const query = new URLSearchParams(values.build === undefined ? {} : { to: values.build });
  const live = await askPlatform(platformOf(values), `/platform/rollback/${name}?${query}`, {
    method: 'POST',
  });
  const { version, build } = live as { readonly version: string; readonly build: string };
  console.log(`${name} ${version}-${build} is live again.`);
};

/** What a squad does in a repository of its own. */
await runCommand(async () => {
  const { positionals, values } = flags();
  const [task, name, ...more] = positionals;
  if (more.length > 0 || (name !== undefined && task !== 'create')) throw new Error(USAGE);
  if (task === 'create') create(name, values);
  else if (task === 'build') await buildRemote(remoteIn(process.cwd()));
  else if (task === 'check') await checkAndBuild(remoteIn(process.cwd()));
  else if (task === 'release') await release(values);
  else if (task === 'rollback') await rollBack(values);
  else throw new Error(USAGE);
});
