import { PATIENT_LIMITS } from './connection/limits.ts';
import type { DatabaseLimits } from './connection/limits.ts';
import type { StatementWatch } from './connection/statement-watch.ts';
import type { OpenDatabase } from './database.ts';
import { joinEmbedded, openEmbedded } from './embedded/open-embedded.ts';
import { installJobs } from '#core/jobs/install-jobs.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

interface DatabasePlace {
  readonly databaseUrl?: string | undefined;
  readonly data: string;
  readonly limits?: DatabaseLimits;
  readonly statements?: StatementWatch | undefined;
  /** Called when the server in the data folder ended by itself and is started again. */
  readonly onRestart?: (why: string) => void;
}

const withTables = async (database: OpenDatabase): Promise<OpenDatabase> => {
  try {
    await migrate(database.patient);
    await installJobs(database.url);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Beside the log, whose lines are on the standard output. */
const sayAtStart = (line: string): void => void process.stderr.write(`${line}\n`);

/** PostgreSQL where a URL is given, otherwise the one in the data folder, started for this process. */
export const openDatabase = async (place: DatabasePlace): Promise<OpenDatabase> => {
  const { databaseUrl, data, limits, statements, onRestart } = place;
  const opened = databaseUrl
    ? openPostgres(databaseUrl, limits, statements)
    : await openEmbedded(data, { limits, statements, onRestart, say: sayAtStart });
  return await withTables(opened);
};

/** The same for a command, which may work beside a platform that runs, and takes its time. */
export const joinDatabase = async ({ databaseUrl, data }: DatabasePlace): Promise<OpenDatabase> =>
  withTables(databaseUrl ? openPostgres(databaseUrl, PATIENT_LIMITS) : await joinEmbedded(data));
