import fs from 'node:fs';
import path from 'node:path';

/** `nobody`, on every Unix: owns nothing that it should not. */
const NOBODY = 65_534;

/** As whom the programs of PostgreSQL run; nothing where it is the user of this process. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
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

/**
 * Linux lets a process reach the folder that it works in by this name, whatever the folders above allow, and a process
 * begins to work there while it is still root. So a data folder below /root needs no other rights, and is opened to
 * nobody.
 */
const WORKING_FOLDER = '/proc/self/cwd';

const REFUSED = /Permission denied|EACCES|EPERM/;

interface Workplace {
  /** What a program calls the folder. */
  readonly name: string;
  readonly options: Partial<ServerUser> & { readonly cwd: string };
  /** What a program said, with the name that people know. */
  readonly inWords: (output: string) => string;
}

/** How a program is started that works in the folder as that user. */
export const workplaceIn = (folder: string, user: ServerUser | undefined): Workplace => {
  if (user === undefined) return { name: folder, options: { cwd: '/' }, inWords: (output) => output };
  return {
    name: fs.existsSync(WORKING_FOLDER) ? WORKING_FOLDER : folder,
    options: { ...user, cwd: folder },
    inWords: (output) => {
      const why = REFUSED.test(output) ? ` (PostgreSQL runs as user ${user.uid}, not as root)` : '';
      return `${output.replaceAll(WORKING_FOLDER, folder)}${why}`;
    },
  };
};

const SEARCH_BY_OTHERS = 0o711;

/** Where a folder that one works in has no name of its own, the user must find it below the data folder. */
export const letUserFind = (data: string): void => {
  if (process.getuid?.() === 0 && !fs.existsSync(WORKING_FOLDER)) fs.chmodSync(data, SEARCH_BY_OTHERS);
};
