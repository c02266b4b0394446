/** Keeps what ends a part that runs now. */
type Keep = (end: () => Promise<unknown>) => void;

/**
 * Starts parts one after another. When one cannot start, those that run are ended, the last one first: nobody else
 * would, and a backend that is left keeps its database locked.
 */
export const startParts = async <T>(
  start: (keep: Keep, endAll: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const ends: (() => Promise<unknown>)[] = [];
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    return await start((end) => void ends.push(end), endAll);
  } catch (cause) {
    await endAll();
    throw cause;
  }
};
