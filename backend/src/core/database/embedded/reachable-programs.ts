import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environmentOf, programsIn } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

/** Where the programs are copied to, the first that does: the last is emptied by the next start of the machine. */
const PLACES = ['/var/cache', '/var/tmp', os.tmpdir()];

export class FolderClosed extends Error {
  constructor(home: string, { uid }: ServerUser, refusals: readonly string[]) {
    super(
      `PostgreSQL does not run as root, and user ${uid}, who it runs as, cannot start its programs in ${home} ` +
        `and has no copy of them: ${refusals.join('; ')}. Start as another user, move the checkout to where ` +
        'others may enter, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
    this.name = 'FolderClosed';
  }
}

/** The system decides, which knows more than modes: access lists, and disks from which nothing is started. */
const canStart = (binaries: Binaries, user: ServerUser): boolean =>
  [binaries.initdb, binaries.postgres].every(
    (program) =>
      spawnSync(program, ['--version'], { ...user, cwd: '/', env: environmentOf(binaries) }).status === 0,
  );

const OPEN_FOLDER = 0o755;
const PROGRAM = 0o755;
const FILE = 0o644;
const WRITTEN_BY_OTHERS = 0o022;

/** In a folder where everybody may write, another user could have made it, with other programs. */
const makeOwnFolder = (folder: string): void => {
  fs.mkdirSync(folder, { mode: OPEN_FOLDER, recursive: true });
  const found = fs.lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & WRITTEN_BY_OTHERS) !== 0)
    throw new Error(`${folder} may have been made by another user: remove it`);
  fs.chmodSync(folder, OPEN_FOLDER);
};

const copyFile = (source: string, target: string): void => {
  const { size, mode } = fs.statSync(source);
  if (fs.statSync(target, { throwIfNoEntry: false })?.size === size) return;
  const beside = `${target}.${process.pid}.unfinished`;
  fs.copyFileSync(source, beside, fs.constants.COPYFILE_FICLONE);
  fs.chmodSync(beside, (mode & 0o100) === 0 ? FILE : PROGRAM);
  fs.renameSync(beside, target);
};

const copyLink = (source: string, target: string): void => {
  if (fs.lstatSync(target, { throwIfNoEntry: false }) !== undefined) return;
  fs.symlinkSync(fs.readlinkSync(source), target);
};

/**
 * Nothing of it is secret, so everybody may read it, whatever this process makes private. What is whole stays, so that
 * two starts may copy together, and a copy that was cut off or swept is completed.
 */
export const copyPrograms = (home: string, to: string): void => {
  makeOwnFolder(to);
  for (const entry of fs.readdirSync(home, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(home, source));
    if (entry.isDirectory()) makeOwnFolder(target);
    else if (entry.isSymbolicLink()) copyLink(source, target);
    else copyFile(source, target);
  }
};

/** For programs of other places in tests. */
export interface ProgramChoice {
  readonly binaries: Binaries;
  readonly places?: readonly string[];
  /** Told, in one line, that a copy is used. */
  readonly say?: ((line: string) => void) | undefined;
}

/** The programs, or where the user cannot reach them, as below /root, a copy that all checkouts of this version share. */
export const programsFor = (
  user: ServerUser | undefined,
  { binaries, places = PLACES, say = () => undefined }: ProgramChoice,
): Binaries => {
  if (user === undefined || canStart(binaries, user)) return binaries;
  const refusals: string[] = [];
  for (const place of places) {
    const copy = programsIn(path.join(place, `payung-${binaries.version}`), binaries.version);
    try {
      copyPrograms(binaries.home, copy.home);
      if (canStart(copy, user)) {
        say(`PostgreSQL runs as user ${user.uid}, not as root, from a copy of its programs in ${copy.home}.`);
        return copy;
      }
      refusals.push(`it cannot start those in ${copy.home} either`);
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new FolderClosed(binaries.home, user, refusals);
};
