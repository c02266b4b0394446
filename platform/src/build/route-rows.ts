import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import type { RegistryRead, RegistryRoute } from '@payung/shared/registry.ts';
import type { RouteRead, RouteTable } from '@payung/shared/routes/route.ts';
import { sharedSource } from './paths.ts';

type Endpoints = Readonly<Record<string, EndpointRow>>;

/** Fresh on every call, so that a development build sees an edited table. */
export const importFresh = async (file: string): Promise<Record<string, unknown>> =>
  (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Record<string, unknown>;

export const loadEndpoints = async (): Promise<Endpoints> =>
  (await importFresh(join(sharedSource, 'api', 'endpoints', 'endpoints.ts')))['endpoints'] as Endpoints;

export const loadRoutes = async (file: string, name: string): Promise<RouteTable> => {
  const table = (await importFresh(file))[name];
  if (!table) throw new Error(`${file} does not export ${name}.`);
  return table as RouteTable;
};

const fillPath = (read: RouteRead, row: EndpointRow): string =>
  row.path.replaceAll(/:(\w+)/g, (_, param: string) => {
    const value = read.params?.[param];
    if (value === undefined) throw new Error(`Read ${read.endpoint} lacks its path parameter "${param}".`);
    return value;
  });

const resolveRead = (read: RouteRead, endpoints: Endpoints): RegistryRead => {
  const row = endpoints[read.endpoint];
  if (!row) throw new Error(`Read ${read.endpoint} is not in the endpoint table.`);
  if (row.effect !== 'reads') throw new Error(`${read.endpoint} writes: a route may not start it by itself.`);
  return {
    endpoint: read.endpoint,
    path: fillPath(read, row),
    query: read.query ?? {},
    secure: row.secure ?? false,
    ...(row.lang ? { lang: row.lang } : {}),
    offline: row.offline ?? false,
    successCodes: row.successCodes ?? [-1],
  };
};

/** The remote's rows as the registry carries them: reads resolved, nothing left to look up. */
export const registryRoutes = (table: RouteTable, endpoints: Endpoints): readonly RegistryRoute[] =>
  Object.entries(table).map(([id, row]) => ({
    id,
    path: row.path,
    mode: row.mode,
    ...(row.step ? { step: row.step } : {}),
    ...(row.logo ? { logo: row.logo } : {}),
    reads: (row.reads ?? []).map((read) => resolveRead(read, endpoints)),
  }));
