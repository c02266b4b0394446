/** What `package-lock.json` says of a package, by the path where it is installed. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  /** Of a workspace, which is linked: its folder. */
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const FOLDER = 'node_modules/';

/** Where a package finds another, as Node looks for it: inside itself first, then outwards. */
const installedAt = ({ packages }: Lock, name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf(FOLDER), 0))) {
    const base = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
    const path = `${base}${FOLDER}${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
};

/**
 * Every package that these reach, with its version and digest, in the order of the alphabet. Where it is installed does
 * not count: another workspace may move it.
 */
export const lockedPackages = (lock: Lock, names: readonly string[], from = ''): readonly string[] => {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (name: string, asking: string): void => {
    const path = installedAt(lock, name, asking);
    const entry = path === undefined ? undefined : lock.packages[path];
    if (path === undefined || entry === undefined || seen.has(path)) return;
    seen.add(path);
    const own = entry.link === true ? (entry.resolved ?? '') : path;
    const { version = '', integrity = '', ...said } = lock.packages[own] ?? entry;
    // The sources of a workspace count by themselves, not by its version.
    if (entry.link !== true) found.add(`${name}@${version} ${integrity}`);
    const needed = { ...said.dependencies, ...said.optionalDependencies, ...said.peerDependencies };
    for (const next of Object.keys(needed)) visit(next, own);
  };
  for (const name of names) visit(name, from);
  return [...found].toSorted();
};
