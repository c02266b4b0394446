import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remote } from '#build/remote.ts';
import { platformRoot } from '#build/paths.ts';
import { buildOf } from '#build/source-hash.ts';
import { runBuilds } from '#commands/deployables.ts';

const builtRoot = join(platformRoot, 'dist', 'fixtures');

export interface FixtureRemote {
  /** Where its build lies, ready to be published. */
  readonly dist: string;
}

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const sourceOf = (name: string): string => join(import.meta.dirname, 'remotes', name);

/** Copies a fixture's sources and changes them, as a squad would between two releases. */
const editedCopy = async (name: string, label: string, edits: readonly Edit[]): Promise<string> => {
  const folder = join(builtRoot, 'sources', label, name);
  await rm(folder, { recursive: true, force: true });
  await cp(sourceOf(name), folder, { recursive: true });
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
    await writeFile(path, text.replace(from, to));
  }
  return folder;
};

/** The same remote before it sold a product. */
const unsold = async (): Promise<string> => {
  const folder = await editedCopy('mfe-lantern', 'unsold', [
    { file: 'package.json', from: '"1.0.0"', to: '"0.9.0"' },
  ]);
  await rm(join(folder, 'src', 'product.ts'));
  return folder;
};

const isFresh = (dist: string, folder: string): boolean => {
  const file = join(dist, 'release.json');
  if (!existsSync(file)) return false;
  return (JSON.parse(readFileSync(file, 'utf8')) as { build: string }).build === buildOf(folder);
};

const buildFixture = async (name: string, label: string, folder: string): Promise<FixtureRemote> => {
  const dist = join(builtRoot, label, name);
  if (!isFresh(dist, folder)) {
    await runBuilds([remote(name, { folder, output: dist })]);
  }
  return { dist };
};

const secondKite: readonly Edit[] = [
  { file: 'package.json', from: '"1.0.0"', to: '"2.0.0"' },
  { file: 'src/screens/fly/fly.screen.tsx', from: 'The kite flies', to: 'The kite flies higher' },
  { file: 'src/screens/fly/fly.module.css', from: '12px', to: '24px' },
  {
    file: 'src/contract/routes.ts',
    from: 'land:',
    to: "dive: { path: '/kitedive', mode: 'public' },\n  land:",
  },
  {
    file: 'src/screens.ts',
    from: 'land:',
    to: "dive: () => import('./screens/fly/fly.screen.tsx'),\n  land:",
  },
];

/** Its screen throws while it is drawn. */
const crashingKite: readonly Edit[] = [
  { file: 'package.json', from: '"1.0.0"', to: '"3.0.0"' },
  {
    file: 'src/screens/fly/fly.screen.tsx',
    from: 'useState(0);',
    to: "useState(0);\n  if (height === 0) throw new TypeError('The kite of Budi is torn');",
  },
];

const secondGlider: readonly Edit[] = [
  { file: 'package.json', from: '"1.0.0"', to: '"2.0.0"' },
  { file: 'src/glider-page.tsx', from: 'the first glider', to: 'the second glider' },
];

/** One of its screens throws where an agent sees it. */
const agentsCrashingKite: readonly Edit[] = [
  { file: 'package.json', from: '"1.0.0"', to: '"4.0.0"' },
  {
    file: 'src/screens/land/land.screen.tsx',
    from: 'useQuery(queryOf(endpoints.getPoints));',
    to: "useQuery(queryOf(endpoints.getPoints));\n  if (session.kind === 'agent') throw new TypeError('Budi cannot land');",
  },
];

/** Versions of one remote, two of which crash; a second without and with an invented product; one with a map; one with a safe point. */
export const fixtureRemotes = async () => ({
  kite: await buildFixture('mfe-kite', 'first', sourceOf('mfe-kite')),
  secondKite: await buildFixture('mfe-kite', 'second', await editedCopy('mfe-kite', 'second', secondKite)),
  crashingKite: await buildFixture(
    'mfe-kite',
    'crashing',
    await editedCopy('mfe-kite', 'crashing', crashingKite),
  ),
  agentsCrashingKite: await buildFixture(
    'mfe-kite',
    'agents-crashing',
    await editedCopy('mfe-kite', 'agents-crashing', agentsCrashingKite),
  ),
  unsoldLantern: await buildFixture('mfe-lantern', 'unsold', await unsold()),
  lantern: await buildFixture('mfe-lantern', 'first', sourceOf('mfe-lantern')),
  compass: await buildFixture('mfe-compass', 'first', sourceOf('mfe-compass')),
  badge: await buildFixture('mfe-badge', 'first', sourceOf('mfe-badge')),
  glider: await buildFixture('mfe-glider', 'first', sourceOf('mfe-glider')),
  secondGlider: await buildFixture(
    'mfe-glider',
    'second',
    await editedCopy('mfe-glider', 'second', secondGlider),
  ),
});

export type FixtureRemotes = Awaited<ReturnType<typeof fixtureRemotes>>;

/** Where `fixtureRemotes` leaves its builds, for those who run after it. */
export const builtFixtures = (): FixtureRemotes => ({
  kite: { dist: join(builtRoot, 'first', 'mfe-kite') },
  secondKite: { dist: join(builtRoot, 'second', 'mfe-kite') },
  crashingKite: { dist: join(builtRoot, 'crashing', 'mfe-kite') },
  agentsCrashingKite: { dist: join(builtRoot, 'agents-crashing', 'mfe-kite') },
  unsoldLantern: { dist: join(builtRoot, 'unsold', 'mfe-lantern') },
  lantern: { dist: join(builtRoot, 'first', 'mfe-lantern') },
  compass: { dist: join(builtRoot, 'first', 'mfe-compass') },
  badge: { dist: join(builtRoot, 'first', 'mfe-badge') },
  glider: { dist: join(builtRoot, 'first', 'mfe-glider') },
  secondGlider: { dist: join(builtRoot, 'second', 'mfe-glider') },
});
