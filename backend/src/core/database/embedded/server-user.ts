import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** `nobody`, on every Unix: owns nothing that it should not. */
const NOBODY = 65_534;

/** As whom the programs of PostgreSQL run; nothing where it is the user of this process. */
interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

class FolderClosed extends Error {
  constructor(folder: string) {
    super(
      `PostgreSQL does not run as root, and the user that it runs as instead cannot enter ${folder}. ` +
        'Start as another user, move the checkout or PAYUNG_DATA to where others may enter (chmod o+x), ' +
        'or set DATABASE_URL to a PostgreSQL server of your own.',
    );
    this.name = 'FolderClosed';
  }
}

/** PostgreSQL refuses to run as root. A cluster that belongs to somebody keeps its owner. */
export const serverUser = (cluster: string): ServerUser | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = fs.existsSync(cluster) ? fs.statSync(cluster) : undefined;
  return owner === undefined || owner.uid === 0
    ? { uid: NOBODY, gid: NOBODY }
    : { uid: owner.uid, gid: owner.gid };
};

/** Gives a file, or a folder with all in it, to the user: what root copied belongs to root. */
export const giveTo = (user: ServerUser | undefined, folder: string): void => {
  if (user === undefined) return;
  const within = fs.statSync(folder).isDirectory()
    ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  for (const name of ['', ...within]) fs.lchownSync(path.join(folder, name), user.uid, user.gid);
};

const SEARCH_BY_OTHERS = 0o001;

/** The first folder above that the user may not enter. */
const closedAbove = (file: string, { uid }: ServerUser): string | undefined => {
  const above = path.dirname(file);
  if (above === file) return undefined;
  const closed = closedAbove(above, { uid, gid: uid });
  if (closed !== undefined) return closed;
  const { mode, uid: owner } = fs.statSync(above);
  return (mode & SEARCH_BY_OTHERS) !== 0 || owner === uid ? undefined : above;
};

interface Invocation {
  readonly command: string;
  readonly args: readonly string[];
  readonly user: Partial<ServerUser>;
}

/** Keeps root's way past the modes of folders, and nothing else of root: a checkout may lie below /root. */
const pastModes = ({ uid, gid }: ServerUser): readonly string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--',
];

const hasSetpriv = (user: ServerUser): boolean =>
  process.platform === 'linux' && spawnSync('setpriv', [...pastModes(user), 'true']).status === 0;

/** How a program is started as that user, who must reach the program and the files it works on. */
export const invocationAs = (
  user: ServerUser | undefined,
  program: string,
  { args, reaching }: { readonly args: readonly string[]; readonly reaching: readonly string[] },
): Invocation => {
  if (user === undefined) return { command: program, args, user: {} };
  const closed = [program, ...reaching].map((file) => closedAbove(file, user)).find(Boolean);
  if (closed === undefined) return { command: program, args, user };
  if (!hasSetpriv(user)) throw new FolderClosed(closed);
  return { command: 'setpriv', args: [...pastModes(user), program, ...args], user: {} };
};
