/** Lets the page draw and take input before long work goes on. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A task of the page lasts no longer, also on a phone that is six times slower. */
const MAX_TASK_MS = 8;

/** Says when long work has to give the page its turn. */
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
