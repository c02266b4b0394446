import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import type { ProductDescription, StaffWork } from '@payung/shared/product.ts';
import type { RegistryRead, RegistryRoute } from '@payung/shared/registry.ts';
import type { RouteRead, RouteTable } from '@payung/shared/routes/route.ts';
import { sharedSource } from './paths.ts';

export type Endpoints = Readonly<Record<string, EndpointRow>>;

/** `mfe-pa-ci` → `paCi`: what the tables in a remote's contract are called after. */
const shortName = (name: string): string =>
  name.replace(/^mfe-/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Imported again on every call, so that a development build sees an edited table. */
const importFresh = async (file: string): Promise<Record<string, unknown>> =>
  (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Record<string, unknown>;

const loadExport = async <T>(file: string, name: string): Promise<T> => {
  const value = (await importFresh(file))[name];
  if (value === undefined) throw new Error(`${file} does not export ${name}.`);
  return value as T;
};

export const loadShellRoutes = (): Promise<RouteTable> =>
  loadExport(join(sharedSource, 'routes', 'shell-routes.ts'), 'shellRoutes');

interface FirstScreens {
  readonly readsNothing: ReadonlySet<string>;
  readonly callsAtOnce: ReadonlySet<string>;
}

/** The screens of a shell that do without the parts for reads. */
export const loadFirstScreens = async (folder: string): Promise<FirstScreens> => {
  const file = join(folder, 'src', 'first-screens.ts');
  return {
    readsNothing: await loadExport(file, 'READS_NOTHING'),
    callsAtOnce: await loadExport(file, 'CALLS_AT_ONCE'),
  };
};

/** The route table in the remote's contract, `src/contract/routes.ts`. */
export const loadRoutes = (folder: string, name: string): Promise<RouteTable> =>
  loadExport(join(folder, 'src', 'contract', 'routes.ts'), `${shortName(name)}Routes`);

/** The calls in the remote's contract, `src/contract/endpoints.ts`; one without has none. */
export const loadOwnEndpoints = async (folder: string, name: string): Promise<Endpoints> => {
  const file = join(folder, 'src', 'contract', 'endpoints.ts');
  return existsSync(file) ? loadExport<Endpoints>(file, `${shortName(name)}Endpoints`) : {};
};

/** The calls that a remote's routes may read: those of every product, and its own. */
export const loadEndpoints = async (folder: string, name: string): Promise<Endpoints> => ({
  ...(await loadExport<Endpoints>(join(sharedSource, 'api', 'endpoints', 'endpoints.ts'), 'endpoints')),
  ...(await loadOwnEndpoints(folder, name)),
});

interface RemoteOffer {
  readonly products: readonly ProductDescription[];
  readonly staffWork: readonly StaffWork[];
}

/** What the remote sells and offers to staff; one without `src/product.ts` neither. */
export const loadProducts = async (folder: string): Promise<RemoteOffer> => {
  const file = join(folder, 'src', 'product.ts');
  if (!existsSync(file)) return { products: [], staffWork: [] };
  const { products, staffWork = [] } = (await importFresh(file)) as Partial<RemoteOffer>;
  if (products === undefined) throw new Error(`${file} does not export products.`);
  return { products, staffWork };
};

const fillPath = (read: RouteRead, row: EndpointRow): string =>
  row.path.replaceAll(/:(\w+)/g, (_, param: string) => {
    const value = read.params?.[param];
    if (value === undefined) throw new Error(`Read ${read.endpoint} lacks its path parameter "${param}".`);
    return value;
  });

/** A route spells query values in our words; the shell, which knows no codec, needs the wire's. */
const wireQuery = (read: RouteRead, row: EndpointRow): Readonly<Record<string, string>> =>
  read.query === undefined ? {} : (encodePart(row, 'query', read.query) as Record<string, string>);

const resolveRead = (read: RouteRead, endpoints: Endpoints): RegistryRead => {
  const row = endpoints[read.endpoint];
  if (!row) throw new Error(`Read ${read.endpoint} is not in the endpoint table.`);
  if (row.effect !== 'reads') throw new Error(`${read.endpoint} writes: a route may not start it by itself.`);
  return {
    endpoint: read.endpoint,
    path: fillPath(read, row),
    query: wireQuery(read, row),
    secure: row.secure ?? false,
    ...(row.service ? { service: row.service } : {}),
    ...(row.lang ? { lang: row.lang } : {}),
    offline: row.offline ?? false,
    successCodes: row.successCodes ?? [-1],
  };
};

/** The remote's rows as the registry carries them: all that they say, with the reads resolved. */
export const registryRoutes = (table: RouteTable, endpoints: Endpoints): readonly RegistryRoute[] =>
  Object.entries(table).map(([id, { reads, ...row }]) => ({
    id,
    ...row,
    reads: (reads ?? []).map((read) => resolveRead(read, endpoints)),
  }));
