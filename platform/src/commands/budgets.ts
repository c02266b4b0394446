import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeploymentError } from '#registry/data-folder.ts';

/** `budget.json` of a deployable: what a route may weigh, in kB of compressed files, without headers. */
export interface Budget {
  readonly everyRoute: number;
  /** Routes that may weigh more, or should weigh less. */
  readonly routes?: Readonly<Record<string, number>>;
}

/** What `release.json` and `shell.json` say of the files that a page begins with. */
interface StartFiles {
  readonly entry?: string;
  readonly preload?: readonly string[];
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly startup?: Readonly<Record<string, readonly string[] | { readonly files: readonly string[] }>>;
  /** Of one language, by route. */
  readonly texts?: { readonly id: Readonly<Record<string, readonly string[]>> };
}

const sizeOf = (file: string): number =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

const descriptionIn = (dist: string): StartFiles => {
  const file = ['release.json', 'shell.json'].find((name) => existsSync(join(dist, name)));
  if (file === undefined) throw new DeploymentError(`${dist} holds no build.`);
  return JSON.parse(readFileSync(join(dist, file), 'utf8')) as StartFiles;
};

/** By route, the files that it needs before it can be used; of a shell also those of every page. */
const filesByRoute = (dist: string): Readonly<Record<string, readonly string[]>> => {
  const { entry, preload = [], scripts = [], styles = [], startup = {}, texts } = descriptionIn(dist);
  const always = [...(entry === undefined ? [] : [entry]), ...preload, ...scripts, ...styles];
  const everyPage: StartFiles['startup'] = entry === undefined ? { everyPage: [] } : {};
  const routes = Object.entries({ ...everyPage, ...startup });
  return Object.fromEntries(
    routes.map(([route, own]) => {
      const needed = 'files' in own ? own.files : own;
      return [route, [...new Set([...always, ...needed, ...(texts?.id[route] ?? [])])]];
    }),
  );
};

interface RouteSize {
  readonly route: string;
  readonly kilobytes: number;
  /** Largest first, in kB. */
  readonly files: readonly (readonly [file: string, kilobytes: number])[];
}

const inKilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

export const routeSizes = (dist: string): readonly RouteSize[] =>
  Object.entries(filesByRoute(dist)).map(([route, names]) => {
    const files = names
      .map((name) => [name, sizeOf(join(dist, name))] as const)
      .toSorted(([, one], [, other]) => other - one);
    return {
      route,
      kilobytes: inKilobytes(files.reduce((sum, [, size]) => sum + size, 0)),
      files: files.map(([name, size]) => [name, inKilobytes(size)] as const),
    };
  });

const NAMED_FILES = 4;

const excess = ({ route, kilobytes, files }: RouteSize, budget: number): string => {
  const largest = files.slice(0, NAMED_FILES).map(([file, size]) => `${file} ${size} kB`);
  return `route ${route} is ${kilobytes} kB, its budget is ${budget} kB; largest: ${largest.join(', ')}`;
};

const readBudget = (file: string): Budget => JSON.parse(readFileSync(file, 'utf8')) as Budget;

/** The budget with every figure lowered to what a build weighs now, rounded up; none is raised. */
export const loweredBudget = ({ everyRoute, routes = {} }: Budget, dist: string): Budget => {
  const sizes = new Map(routeSizes(dist).map(({ route, kilobytes }) => [route, Math.ceil(kilobytes)]));
  const others = [...sizes].filter(([route]) => routes[route] === undefined).map(([, size]) => size);
  const lowered = Object.entries(routes).map(
    ([route, budget]) => [route, Math.min(budget, sizes.get(route) ?? budget)] as const,
  );
  return {
    everyRoute: Math.min(everyRoute, Math.max(0, ...others) || everyRoute),
    ...(lowered.length > 0 ? { routes: Object.fromEntries(lowered) } : {}),
  };
};

/** Lowers the budget in a folder, where it has one. */
export const lowerBudget = (folder: string, dist: string): void => {
  const file = join(folder, 'budget.json');
  if (!existsSync(file)) return;
  writeFileSync(file, `${JSON.stringify(loweredBudget(readBudget(file), dist), null, 2)}\n`);
};

/** Throws a DeploymentError when a route of a build is heavier than its folder allows; one without a budget passes. */
export const checkBudget = (name: string, folder: string, dist: string): void => {
  const file = join(folder, 'budget.json');
  if (!existsSync(file)) return;
  const { everyRoute, routes = {} } = readBudget(file);
  const sizes = routeSizes(dist);
  const unknown = Object.keys(routes).filter((route) => !sizes.some((size) => size.route === route));
  if (unknown.length > 0) {
    throw new DeploymentError(`${file} names routes that ${name} does not have: ${unknown.join(', ')}.`);
  }
  const problems = sizes.flatMap((size) => {
    const budget = routes[size.route] ?? everyRoute;
    return size.kilobytes > budget ? [excess(size, budget)] : [];
  });
  if (problems.length > 0) {
    throw new DeploymentError(
      `${name} is heavier than ${file} allows. ${problems.join('. ')}. Nothing was released. Load less at once, or raise the budget there and say why.`,
    );
  }
};
