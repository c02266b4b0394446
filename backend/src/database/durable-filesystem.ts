import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGlite } from '@electric-sql/pglite';

interface NodeStream {
  readonly nfd: number;
  readonly path?: string;
}
interface EmscriptenNodeFs {
  stream_ops: {
    fsync?: (stream: NodeStream) => number;
    write: (stream: NodeStream, ...given: readonly unknown[]) => number;
  };
}
interface WithNodeFs {
  NODEFS?: EmscriptenNodeFs;
  FS?: { filesystems?: { NODEFS?: EmscriptenNodeFs } };
}

/** Called when the engine's log was not written; must not return. */
export type OnStorageFailed = (error: unknown) => never;

const throwAgain: OnStorageFailed = (error) => {
  throw error;
};

/**
 * Stock PGlite never calls fsync: its parameters carry -F and its file system has no such operation. After a
 * power cut such a database may not open at all. This one forwards fsync to the operating system and counts.
 * When that fails, or a write of the log does, the engine is left in the middle of its work and answers nobody any more.
 */
export class DurableFilesystem extends NodeFS {
  syncs = 0;
  readonly #onFailed: OnStorageFailed;

  constructor(folder: string, onFailed: OnStorageFailed = throwAgain) {
    super(folder);
    this.#onFailed = onFailed;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const giveFsync = (module: WithNodeFs): void => {
      const nodeFs = module.FS?.filesystems?.NODEFS ?? module.NODEFS;
      if (!nodeFs) throw new Error('This build of PGlite has no NODEFS to give an fsync to');
      const { stream_ops: operations } = nodeFs;
      operations.fsync = ({ nfd }) => {
        try {
          fs.fsyncSync(nfd);
        } catch (error) {
          this.#onFailed(error);
        }
        this.syncs += 1;
        return 0;
      };
      const write = operations.write.bind(operations);
      operations.write = (stream, ...given) => {
        try {
          return write(stream, ...given);
        } catch (error) {
          if (stream.path?.includes('/pg_wal/') === true) this.#onFailed(logNotWritten(error));
          throw error;
        }
      };
    };
    const before = emscriptenOpts.preRun ?? [];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [giveFsync, ...before] } };
  }
}

/** The engine's file system knows numbers alone. */
const logNotWritten = (cause: unknown): Error =>
  new Error('its log could not be written; most often the disk is full', { cause });

/** The default parameters less -F; with the default sync method no fsync would happen either. */
export const durableParameters = (): string[] => [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  // To fill a new file of the log with zeros held everybody up for half a second, every 16 MB; fsync writes the
  // file's size and blocks as well, so nothing that was committed is lost without them.
  '-c',
  'wal_init_zero=off',
  // A checkpoint keeps old files of the log for use again, as many as the last ones needed: a long log never shrank.
  '-c',
  'max_wal_size=128MB',
];

const syncPath = (target: string): void => {
  const handle = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
};

/** Writes a folder and everything below it to the disk, the children before their folder. */
export const syncTree = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(target);
    else if (entry.isFile()) syncPath(target);
  }
  syncPath(folder);
};

/** A crash leaves either no folder under its name or a complete one. */
export const renameDurably = (from: string, to: string): void => {
  syncTree(from);
  fs.renameSync(from, to);
  syncPath(path.dirname(to));
};
