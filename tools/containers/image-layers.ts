import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file system made of layers, the upper first; the lowest is this machine's own, in place of the base image. */
export type Layers = readonly string[];

export interface InLayers {
  readonly layers: Layers;
  /** What is written goes there; without it nothing can be written. */
  readonly upper?: string;
  readonly user: 'root' | 'node';
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** By the folder in the image, a folder of this machine. */
  readonly volumes?: Readonly<Record<string, string>>;
}

export class NoContainers extends Error {
  constructor(missing: string) {
    super(
      `What the Dockerfile makes cannot be proved on this machine: ${missing}. It needs Linux and root, with overlay ` +
        'file systems, unshare and setpriv (Debian: util-linux), apt-get, and the registries of npm and Debian.',
    );
    this.name = 'NoContainers';
  }
}

/** Of this machine an image sees these folders alone, as if they were of its base. */
const OF_THE_BASE = [
  'bin',
  'dev',
  'etc',
  'lib',
  'lib32',
  'lib64',
  'libx32',
  'proc',
  'run',
  'sbin',
  'sys',
  'usr',
  'var',
];
/** Of this machine's users and programs; empty in an image. */
const EMPTY = ['tmp', 'root', 'home'];

const MOUNT_AND_RUN = fileURLToPath(new URL('mount-and-run.sh', import.meta.url));
const NODE_USER = 1000;

export interface LayerStore {
  readonly base: Layers;
  readonly newLayer: (name: string) => string;
  readonly remove: () => void;
}

const requireMeans = (): void => {
  if (process.platform !== 'linux') throw new NoContainers(`the system is ${process.platform}`);
  if (process.getuid?.() !== 0) throw new NoContainers('this user is not root');
  const missing = ['unshare', 'setpriv', 'apt-get'].find(
    (name) => spawnSync(name, ['--version']).status !== 0,
  );
  if (missing !== undefined) throw new NoContainers(`there is no ${missing}`);
};

/** User, Node and npm as `node:24-slim` has them. */
const fillBase = (base: string): void => {
  for (const name of fs.readdirSync('/'))
    if (![...OF_THE_BASE, ...EMPTY].includes(name))
      execFileSync('mknod', [path.join(base, name), 'c', '0', '0']);
  const bin = path.join(base, 'usr/local/bin');
  fs.mkdirSync(bin, { recursive: true });
  fs.copyFileSync(process.execPath, path.join(bin, 'node'));
  const modules = path.join(base, 'usr/local/lib/node_modules');
  fs.mkdirSync(modules, { recursive: true });
  // The npm that runs: the folder for global packages belongs to the first Node of the path, which may have come without it.
  const command = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  const installed = path.resolve(fs.realpathSync(command), '..', '..');
  fs.cpSync(installed, path.join(modules, 'npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    fs.rmSync(path.join(bin, name), { force: true });
    fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(bin, name));
  }
  fs.mkdirSync(path.join(base, 'etc'));
  for (const file of ['passwd', 'group']) {
    const others = fs
      .readFileSync(path.join('/etc', file), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('node:') && line.split(':')[2] !== String(NODE_USER));
    const own =
      file === 'passwd' ? `node:x:${NODE_USER}:${NODE_USER}::/home/node:/bin/sh` : `node:x:${NODE_USER}:`;
    fs.writeFileSync(path.join(base, 'etc', file), [...others, own, ''].join('\n'));
  }
};

/** In memory, as no layer of an overlay may lie below the root of this machine, which is one too. */
export const createLayerStore = (): LayerStore => {
  requireMeans();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-images-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=0755', 'tmpfs', home]);
  const newLayer = (name: string): string => {
    // Several runs of an image write beside each other.
    const layer = fs.mkdtempSync(path.join(home, `${name}-`));
    fs.chmodSync(layer, 0o755);
    fs.mkdirSync(`${layer}.work`);
    return layer;
  };
  const base = newLayer('base');
  fillBase(base);
  fs.mkdirSync(path.join(home, 'root'));
  return {
    base: [base, '/'],
    newLayer,
    remove: () => {
      execFileSync('umount', ['--lazy', home]);
      fs.rmdirSync(home);
    },
  };
};

/** Starts a command in the file system; the process is the command itself, so that signals reach it. */
export const startInLayers = (
  { layers, upper, user, cwd, env, volumes = {} }: InLayers,
  command: readonly string[],
): ChildProcess => {
  const store = path.dirname(layers[0] ?? '');
  const given = Object.entries({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: user === 'root' ? '/root' : '/home/node',
    ...env,
  });
  return spawn(
    'unshare',
    [
      '--mount',
      '--propagation',
      'private',
      'sh',
      MOUNT_AND_RUN,
      cwd,
      ...given.map(([name, value]) => `${name}=${value}`),
      '--',
      ...command,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        LAYERS: layers.join(':'),
        UPPER: upper ?? '',
        ROOT: path.join(store, 'root'),
        RUN_AS: user,
        VOLUMES: Object.entries(volumes)
          .map(([inside, outside]) => `${outside}:${inside}`)
          .join(' '),
      },
    },
  );
};
