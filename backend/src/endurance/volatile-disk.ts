import fs from 'node:fs';
import path from 'node:path';
import type { Random } from './seeded-random.ts';

/**
 * A disk that forgets, below `root`: `kept` holds what a power cut would leave. What is written gets there when its
 * file is synced, a name when the file or its folder is; names that went stay until their folder is synced. Some writes
 * get there early, in any order, as a kernel writes when it likes (`early` of them, from 0 to 1).
 */
export interface VolatileDisk {
  readonly root: string;
  readonly kept: string;
  readonly early: number;
  readonly random: Random;
}

interface VolatileFile {
  readonly id: number;
  /** Where it is now; nothing when it was removed. */
  path: string | undefined;
  /** Bytes that are not on the disk: from, to. */
  dirty: (readonly [number, number])[];
}

type Name = string;
/** As the engine writes. */
type Written = readonly [bytes: Uint8Array, from: number, length: number, at: number];
const ALL = [0, Number.POSITIVE_INFINITY] as const;

/** Replaces the functions by which the embedded database works on files. */
export const forgetUnsynced = (target: typeof fs, { root, kept, early, random }: VolatileDisk): void => {
  const real = { ...fs };
  const store = path.join(kept, 'files');
  const tree = path.join(kept, 'tree');
  const files = new Map<Name, VolatileFile>();
  const open = new Map<number, VolatileFile | Name>();
  let serial = 0;

  const isOurs = (file: unknown): file is string =>
    typeof file === 'string' && (file === root || file.startsWith(`${root}/`));
  const storedAt = ({ id }: VolatileFile): string => path.join(store, String(id));
  const nameIn = (file: string): string => path.join(tree, path.relative(root, file));
  const drop = (file: string): void => real.rmSync(file, { force: true });

  const created = (file: string): VolatileFile => {
    serial += 1;
    const made: VolatileFile = { id: serial, path: file, dirty: [] };
    real.writeFileSync(storedAt(made), '');
    files.set(file, made);
    return made;
  };

  const copyRange = (file: VolatileFile, from: number, to: number): void => {
    if (file.path === undefined || to <= from) return;
    const bytes = Buffer.alloc(to - from);
    const source = real.openSync(file.path, 'r');
    const stored = real.openSync(storedAt(file), 'r+');
    const read = real.readSync(source, bytes, 0, bytes.length, from);
    real.writeSync(stored, bytes, 0, read, from);
    real.closeSync(source);
    real.closeSync(stored);
  };

  const keepName = (file: VolatileFile): void => {
    if (file.path === undefined) return;
    const name = nameIn(file.path);
    const beside = `${name}.linked`;
    drop(beside);
    real.linkSync(storedAt(file), beside);
    real.renameSync(beside, name);
    // Both were links to the same file: then rename leaves the first one.
    drop(beside);
  };

  const syncFile = (file: VolatileFile): void => {
    if (file.path === undefined) return;
    const { size } = real.statSync(file.path);
    real.truncateSync(storedAt(file), size);
    for (const [from, to] of file.dirty) copyRange(file, from, Math.min(to, size));
    file.dirty = [];
    keepName(file);
  };

  const syncFolder = (folder: string): void => {
    const there = new Set(real.readdirSync(folder));
    for (const name of there) {
      const file = files.get(path.join(folder, name));
      if (file === undefined) real.mkdirSync(nameIn(path.join(folder, name)), { recursive: true });
      else keepName(file);
    }
    for (const name of real.readdirSync(nameIn(folder)))
      if (!there.has(name)) real.rmSync(path.join(nameIn(folder), name), { recursive: true, force: true });
  };

  const take = (folder: string): void => {
    real.mkdirSync(nameIn(folder), { recursive: true });
    for (const entry of real.readdirSync(folder, { withFileTypes: true })) {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) take(at);
      else {
        const file = created(at);
        real.copyFileSync(at, storedAt(file));
        keepName(file);
      }
    }
  };

  real.mkdirSync(store, { recursive: true });
  if (real.existsSync(root)) take(root);

  target.openSync = (file, flags, mode) => {
    const handle = real.openSync(file, flags, mode);
    if (!isOurs(file)) return handle;
    const isFolder = real.fstatSync(handle).isDirectory();
    const opened = isFolder ? file : (files.get(file) ?? created(file));
    open.set(handle, opened);
    const isEmptied = typeof flags === 'number' ? (flags & real.constants.O_TRUNC) !== 0 : flags === 'w';
    if (typeof opened !== 'string' && isEmptied) opened.dirty = [ALL];
    return handle;
  };
  target.closeSync = (handle) => {
    open.delete(handle);
    real.closeSync(handle);
  };
  target.writeSync = ((handle: number, ...[bytes, from, length, at]: Written) => {
    const file = open.get(handle);
    const written = real.writeSync(handle, bytes, from, length, at);
    if (file === undefined || typeof file === 'string') return written;
    if (random() < early) copyRange(file, at, at + written);
    else file.dirty.push([at, at + written]);
    return written;
  }) as typeof fs.writeSync;
  target.ftruncateSync = (handle, length) => {
    const file = open.get(handle);
    if (typeof file === 'object') file.dirty = [ALL];
    real.ftruncateSync(handle, length);
  };
  target.truncateSync = (at, length) => {
    const file = isOurs(at) ? files.get(at) : undefined;
    if (file !== undefined) file.dirty = [ALL];
    real.truncateSync(at, length);
  };
  target.writeFileSync = ((at: string | number, ...given: [string]) => {
    real.writeFileSync(at, ...given);
    if (isOurs(at)) (files.get(at) ?? created(at)).dirty = [ALL];
  }) as typeof fs.writeFileSync;
  target.renameSync = (from, to) => {
    real.renameSync(from, to);
    if (!isOurs(from) || !isOurs(to)) return;
    const file = files.get(from);
    if (file === undefined) throw new Error(`A folder was renamed, which this disk does not know: ${from}`);
    const replaced = files.get(to);
    if (replaced !== undefined) replaced.path = undefined;
    files.delete(from);
    files.set(to, file);
    file.path = to;
  };
  target.unlinkSync = (at) => {
    real.unlinkSync(at);
    const file = isOurs(at) ? files.get(at) : undefined;
    if (file === undefined || !isOurs(at)) return;
    file.path = undefined;
    files.delete(at);
  };
  target.mkdirSync = ((at: string, options?: object) => {
    const made = real.mkdirSync(at, options);
    if (isOurs(at)) real.mkdirSync(nameIn(at), { recursive: true });
    return made;
  }) as typeof fs.mkdirSync;
  target.fsyncSync = (handle) => {
    real.fsyncSync(handle);
    const synced = open.get(handle);
    if (typeof synced === 'string') syncFolder(synced);
    else if (synced !== undefined) syncFile(synced);
  };
};
