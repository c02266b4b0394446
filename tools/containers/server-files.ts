import fs from 'node:fs';
import path from 'node:path';

/** Runs while an image is built, before anything of ours is in it: of packages it imports none. */

export interface PackageJson {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

interface Workspace extends PackageJson {
  readonly folder: string;
}

export const readPackage = (folder: string): PackageJson =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;

const workspacesIn = (root: string): readonly Workspace[] =>
  fs
    .readdirSync(root)
    .filter((folder) => folder !== 'node_modules' && fs.existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => ({ ...readPackage(path.join(root, folder)), folder }));

const IMPORT =
  /^(?:import|export)\s(?!type\s)[^'";=]*?from '([^']+)'|^import '([^']+)'|\bimport\(\s*(?:'([^']+)'|([^)]+))/gm;

/** What a module imports, types alone left out; `undefined` where it is known only when it runs. */
const requestsOf = (source: string): readonly (string | undefined)[] =>
  [...source.matchAll(IMPORT)].map(([, from, bare, lazy]) => from ?? bare ?? lazy);

/** By the pattern of a package.json: `./*` is `./src/*`. */
const byPattern = (patterns: Readonly<Record<string, string>> = {}, request: string): string | undefined => {
  const fits = Object.entries(patterns)
    .map(([from, to]) => ({ start: from.replace('*', ''), to }))
    .filter(({ start }) => request.startsWith(start))
    .toSorted((one, other) => other.start.length - one.start.length)[0];
  return fits?.to.replace('*', request.slice(fits.start.length));
};

const placeOf = (
  workspaces: readonly Workspace[],
  file: string,
  request: string,
): { readonly file: string } | { readonly package: string } | undefined => {
  if (request.startsWith('node:')) return undefined;
  if (request.startsWith('.')) return { file: path.join(path.dirname(file), request) };
  const own = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
  const other = workspaces.find(({ name }) => request.startsWith(`${name}/`));
  const within = request.startsWith('#')
    ? { in: own, place: byPattern(own?.imports, request) }
    : { in: other, place: byPattern(other?.exports, `.${request.slice(other?.name.length)}`) };
  if (within.in !== undefined && within.place !== undefined)
    return { file: path.join(within.in.folder, within.place) };
  if (request.startsWith('#')) throw new Error(`${file} imports ${request}, which no package.json explains.`);
  return { package: /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request };
};

/** How a module names what lies beside it. A new way is a new line here. */
const BESIDE = [
  /new URL\(\s*['`]([^'`]+)['`],\s*import\.meta\.url\)/g,
  /join\(import\.meta\.dirname, '([^']+)'\)/g,
  // By these it finds packages, and the root of all.
  /createRequire\(import\.meta\.url\)|import\.meta\.resolve\(|dirname\(dirname\(import\.meta\.dirname\)\)/g,
];

const DATA = /\.(?:csv|json|png|sql)$/;

/** Files that a module reads when it runs; where a part of a name is known only then, all data of the folder. */
const readBeside = (root: string, file: string, source: string): readonly string[] => {
  const named = BESIDE.flatMap((form) => [...source.matchAll(form)]);
  if (named.length !== source.split('import.meta.').length - 1)
    throw new Error(`${file} uses import.meta in a way that tools/containers/server-files.ts does not know.`);
  return named.flatMap(([, name]) => {
    if (name === undefined) return [];
    const beside = path.join(path.dirname(file), name.includes('${') ? '.' : name);
    if (!fs.existsSync(path.join(root, beside)))
      throw new Error(`${file} reads ${beside}, which is missing.`);
    if (!fs.statSync(path.join(root, beside)).isDirectory()) return [beside];
    const data = fs.readdirSync(path.join(root, beside)).filter((each) => DATA.test(each));
    return data.map((each) => path.join(beside, each));
  });
};

/** Packages that a module asks for by a text, such as a font that it reads. */
const namedPackages = (source: string, { dependencies = {} }: PackageJson): readonly string[] =>
  Object.keys(dependencies).filter((name) => source.includes(`'${name}/`) || source.includes(`\`${name}/`));

export interface ServerFiles {
  /** Below the root, without those of packages. */
  readonly files: readonly string[];
  /** Names of packages, with a module that imports each. */
  readonly packages: ReadonlyMap<string, string>;
  /** Modules with an import that is known only when they run. */
  readonly unknown: readonly string[];
}

/** All that the entries import, and what that imports and reads, and so on. */
export const followImports = (root: string, entries: readonly string[]): ServerFiles => {
  const workspaces = workspacesIn(root);
  const files = new Set(entries);
  const packages = new Map<string, string>();
  const unknown = new Set<string>();
  // What is added on the way is looked at too.
  for (const file of files) {
    if (!/\.[jt]sx?$/.test(file)) continue;
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    for (const request of requestsOf(source)) {
      if (request === undefined) {
        unknown.add(file);
        continue;
      }
      const place = placeOf(workspaces, file, request);
      if (place === undefined) continue;
      if ('package' in place) packages.set(place.package, packages.get(place.package) ?? file);
      else if (fs.existsSync(path.join(root, place.file))) files.add(place.file);
      else throw new Error(`${file} imports ${request}, which is missing.`);
    }
    for (const beside of readBeside(root, file, source)) files.add(beside);
    const own = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
    for (const name of own ? namedPackages(source, own) : [])
      if (!workspaces.some((workspace) => workspace.name === name)) packages.set(name, file);
  }
  return { files: [...files].toSorted(), packages, unknown: [...unknown].toSorted() };
};
