/**
 * What a browser of the promised floor lacks and pages call all the same, in the shell, in remotes and in libraries: it is
 * added here, before anything else runs. platform/src/floor/ finds what else is too new.
 */
const standIns = (): readonly (readonly [holder: object, members: Readonly<Record<string, unknown>>])[] => [
  [
    Array.prototype,
    {
      // Chrome 110.
      toSorted<T>(this: readonly T[], compare?: (one: T, other: T) => number): T[] {
        // oxlint-disable-next-line unicorn/no-array-sort -- of a copy, where there is no other way
        return Array.from(this).sort(compare);
      },
      toReversed<T>(this: readonly T[]): T[] {
        // oxlint-disable-next-line unicorn/no-array-reverse -- of a copy, where there is no other way
        return Array.from(this).reverse();
      },
    },
  ],
  [
    URL,
    {
      // Chrome 120, Safari 17.
      canParse: (address: string, base?: string): boolean => parsed(address, base) !== null,
      // Chrome 126, Safari 18, Firefox 126.
      parse: (address: string, base?: string): URL | null => parsed(address, base),
    },
  ],
];

const parsed = (address: string, base?: string): URL | null => {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
};

export const addStandIns = (): void => {
  for (const [holder, members] of standIns())
    for (const [name, value] of Object.entries(members))
      if (typeof Reflect.get(holder, name) !== 'function')
        Object.defineProperty(holder, name, { value, writable: true, configurable: true });
};

addStandIns();
