import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGlite } from '@electric-sql/pglite';

interface NodeStream {
  readonly nfd: number;
}
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: NodeStream) => number };
}
interface WithNodeFs {
  NODEFS?: EmscriptenNodeFs;
  FS?: { filesystems?: { NODEFS?: EmscriptenNodeFs } };
}

/**
 * Stock PGlite never calls fsync: its parameters carry -F and its file system has no such operation. After a
 * power cut such a database may not open at all. This one forwards fsync to the operating system and counts.
 */
export class DurableFilesystem extends NodeFS {
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const giveFsync = (module: WithNodeFs): void => {
      const nodeFs = module.FS?.filesystems?.NODEFS ?? module.NODEFS;
      if (!nodeFs) throw new Error('This build of PGlite has no NODEFS to give an fsync to');
      nodeFs.stream_ops.fsync = ({ nfd }) => {
        fs.fsyncSync(nfd);
        this.syncs += 1;
        return 0;
      };
    };
    const before = emscriptenOpts.preRun ?? [];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [giveFsync, ...before] } };
  }
}

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
