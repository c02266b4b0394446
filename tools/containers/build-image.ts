import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { contextFiles, pairsOf, parseDockerfile, withValues } from './dockerfile.ts';
import type { Stage, Step } from './dockerfile.ts';
import { startInLayers } from './image-layers.ts';
import type { InLayers, LayerStore, Layers } from './image-layers.ts';

/** What a stage has become. */
export interface Image {
  readonly layers: Layers;
  readonly user: 'root' | 'node';
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command to its end. */
export const runInLayers = async (where: InLayers, command: readonly string[]): Promise<Ended> => {
  const child = startInLayers(where, command);
  const [output, errors] = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: `${await output}${await errors}` };
};

/** Where this machine gets its packages from: a part of no image. */
const registryEnvironment = (): Readonly<Record<string, string>> => {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  return {
    npm_config_registry: registry,
    DEBIAN_FRONTEND: 'noninteractive',
    ...(certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificates }),
  };
};

interface Building {
  readonly root: string;
  readonly upper: string;
  readonly built: ReadonlyMap<string, Image>;
  readonly registry: Readonly<Record<string, string>>;
}

const run = async (image: Image, building: Building, command: string): Promise<void> => {
  const env = { ...building.registry, ...image.env };
  const { code, output } = await runInLayers({ ...image, upper: building.upper, env }, ['sh', '-c', command]);
  if (code !== 0) throw new Error(`RUN ${command} ended with ${code}: ${output.slice(-4000)}`);
};

const COPY = /^(?:--from=(?<from>\S+) )?(?:--chown=(?<owner>\S+) )?(?<what>\S+) (?<to>\S+)$/;

const copy = async (image: Image, building: Building, step: string): Promise<void> => {
  // The order of both options means nothing.
  const { from, owner, what = '', to = '' } = COPY.exec(step)?.groups ?? {};
  const source = from === undefined ? undefined : building.built.get(from);
  const target = path.posix.resolve(image.cwd, to);
  const volume = path.join(building.upper, target);
  fs.mkdirSync(volume, { recursive: true });
  if (source === undefined) {
    if (what !== '.' || from !== undefined) throw new Error(`COPY ${step} is not understood.`);
    for (const file of contextFiles(building.root))
      fs.cpSync(path.join(building.root, file), path.join(volume, file), { verbatimSymlinks: true });
  } else {
    const { code, output } = await runInLayers({ ...source, user: 'root', volumes: { '/tmp': volume } }, [
      'cp',
      '-a',
      '--no-preserve=ownership',
      `${what}/.`,
      '/tmp',
    ]);
    if (code !== 0) throw new Error(`COPY ${step} failed: ${output}`);
  }
  if (owner !== undefined) execFileSync('chown', ['-R', '--no-dereference', '1000:1000', volume]);
};

const isUser = (name: string): name is Image['user'] => name === 'root' || name === 'node';

const after = async (image: Image, { instruction, text: step }: Step, building: Building): Promise<Image> => {
  const known = withValues(step, image.env);
  if (instruction === 'RUN') await run(image, building, step);
  if (instruction === 'COPY') await copy(image, building, known);
  if (instruction === 'WORKDIR') fs.mkdirSync(path.join(building.upper, known), { recursive: true });
  if (instruction === 'WORKDIR') return { ...image, cwd: known };
  if (instruction === 'USER' && isUser(known)) return { ...image, user: known };
  if (instruction === 'ENV') return { ...image, env: { ...image.env, ...pairsOf(known) } };
  if (instruction === 'CMD') return { ...image, command: JSON.parse(known) as readonly string[] };
  return image;
};

/** Images and stages that a stage begins with or takes from. */
const neededBy = ({ base, steps }: Stage): readonly string[] => [
  base,
  ...steps.flatMap(({ text: step }) => /^--from=(\S+)/.exec(step)?.[1] ?? []),
];

/** Runs the steps of a stage, and of those that it needs, in the order of the file, beginning with nothing. */
export const buildImages = async (
  root: string,
  store: LayerStore,
  { targets, args }: { readonly targets: readonly string[]; readonly args: Readonly<Record<string, string>> },
): Promise<ReadonlyMap<string, Image>> => {
  const stages = parseDockerfile(fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8'));
  const wanted = new Set(targets);
  for (const stage of stages.toReversed())
    if (wanted.has(stage.name)) for (const name of neededBy(stage)) wanted.add(name);
  const built = new Map<string, Image>();
  const registry = registryEnvironment();
  for (const { name, base, steps } of stages.filter((stage) => wanted.has(stage.name))) {
    const upper = store.newLayer(name);
    const start = built.get(base) ?? { layers: store.base, user: 'root', cwd: '/', env: {}, command: [] };
    let image: Image = start;
    for (const step of steps) {
      const isArgument = step.instruction === 'ARG';
      if (isArgument) image = { ...image, env: { ...image.env, [step.text]: args[step.text] ?? '' } };
      else image = await after(image, step, { root, upper, built, registry });
    }
    built.set(name, { ...image, layers: [upper, ...start.layers] });
  }
  return built;
};
