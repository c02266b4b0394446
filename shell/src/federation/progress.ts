import { LoadError } from './reports/report.ts';

/** Something that loads without any file arriving for so long has failed. */
const STUCK_AFTER_MS = 15_000;

export class StuckError extends LoadError {}

/** Whether files of a page still arrive. */
export const createProgress = () => {
  /** Files that are on their way have time limits of their own, see files.ts. */
  let loadingFiles = 0;
  let lastFileAt = 0;

  const followLoading = (file: Promise<unknown>): void => {
    loadingFiles += 1;
    const settled = (): void => {
      loadingFiles -= 1;
      lastFileAt = performance.now();
    };
    file.then(settled, settled);
  };

  /** Rejects when the promise has not settled and no file has arrived or been on its way for 15 seconds. */
  const whileProgressing = <T>(loading: Promise<T>, what: string): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const startedAt = performance.now();
      let timer = setTimeout(check, STUCK_AFTER_MS);
      function check(): void {
        const quietSince = loadingFiles > 0 ? performance.now() : Math.max(startedAt, lastFileAt);
        const left = quietSince + STUCK_AFTER_MS - performance.now();
        if (left > 0) timer = setTimeout(check, left);
        else reject(new StuckError(`${what} does not go on loading`));
      }
      void loading.then(resolve, reject).finally(() => clearTimeout(timer));
    });

  return { followLoading, whileProgressing };
};

export type Progress = ReturnType<typeof createProgress>;
