import { readFileSync } from 'node:fs';

/** Route id → request of its lazy screen, as `screens.ts` spells it. */
export const screenRequests = (file: string): ReadonlyMap<string, string> => {
  const source = readFileSync(file, 'utf8');
  const rows = source.matchAll(/(\w+)\s*:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*,?\s*\)/g);
  return new Map([...rows].map(([, id, request]) => [String(id), String(request)]));
};

/** Routes without a screen, and screens without a route. */
export const screenProblems = (screens: Iterable<string>, routes: Iterable<string>): readonly string[] => {
  const screenIds = new Set(screens);
  const routeIds = new Set(routes);
  return [
    ...[...routeIds]
      .filter((id) => !screenIds.has(id))
      .map((id) => `Route "${id}" has no screen in screens.ts.`),
    ...[...screenIds]
      .filter((id) => !routeIds.has(id))
      .map((id) => `Screen "${id}" has no row in the route table.`),
  ];
};
