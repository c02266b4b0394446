import { Logger, runMigrations } from 'graphile-worker';

/** The library says much of what its caller knows; what failed is logged by the one who runs the jobs. */
export const SILENT = new Logger(() => () => undefined);

/**
 * The tables of the library that runs jobs, in a schema of their own; it changes them itself, over a connection of its
 * own, which takes the time that it needs.
 */
export const installJobs = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: SILENT });
