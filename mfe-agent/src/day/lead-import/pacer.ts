/** Longest task in milliseconds, also on a phone that is six times slower. */
const MAX_TASK_MS = 8;

/** Tells when long work must yield to the page, so that it can render and take input. */
export const createPacer = () => {
  let since = performance.now();
  return {
    isDue: (): boolean => performance.now() - since > MAX_TASK_MS,
    rest: async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    },
  };
};
