/** The router ignores case, slashes at the end and the names of parameters: paths that it cannot tell apart are equal here. */
export const comparablePath = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/:\w+/g, ':')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

/** Whether one address could belong to both: a parameter stands for any part. */
export const isOverlapping = (one: string, other: string): boolean => {
  const parts = comparablePath(one).split('/');
  const others = comparablePath(other).split('/');
  return (
    parts.length === others.length &&
    parts.every((part, index) => part === others[index] || part === ':' || others[index] === ':')
  );
};

/** What the edge serves itself, below /app or beside it: a page of that name could never be reached, or would hide it. */
const EDGE_NAMES = new Set(
  'api app assets remotes registry rest reports csp-reports healthz readyz metrics identity ws dev static public'.split(
    ' ',
  ),
);

export const isEdgeName = (part: string): boolean => EDGE_NAMES.has(part);
