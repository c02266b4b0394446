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
