/** Yields to the event loop, so that the page can render and take input during long work. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A task of the page lasts no longer, also on a phone that is six times slower. */
const MAX_TASK_MS = 8;

/** Tells when long work must yield to the page. */
export const createPacer = () => {
  let since = performance.now();
  return {
    isDue: (): boolean => performance.now() - since > MAX_TASK_MS,
    rest: async (): Promise<void> => {
      await pause();
      since = performance.now();
    },
  };
};
