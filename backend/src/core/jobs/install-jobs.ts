import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';

/** The library says much of what its caller knows; what failed is logged by the one who runs the jobs. */
export const SILENT = new Logger(() => () => undefined);

/** The tables of the library that runs jobs, in a schema of their own; it changes them itself. */
export const installJobs = (pool: Pool): Promise<void> => runMigrations({ pgPool: pool, logger: SILENT });
