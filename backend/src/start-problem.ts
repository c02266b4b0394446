import { DatabaseUnreachable } from './core/database/connection/write-probe.ts';

/** Said before the server ran: in words, without a stack. */
const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space, then start again.',
  EDQUOT: 'The disk quota is used up. Free some space, then start again.',
  '53100': 'The disk of the database is full. Free some space there, then start again.',
  EROFS:
    'The disk can only be read. Mount it for writing, or set PAYUNG_DATA to a folder that can be written.',
  EACCES: 'This user may not write there. Correct its rights, or set PAYUNG_DATA to another folder.',
  EPERM: 'This user may not write there. Correct its rights, or set PAYUNG_DATA to another folder.',
  EIO: 'The disk does not work: it could not be read or written. Look at the disk, then start again.',
  EADDRINUSE: 'Another process uses the address. End that one, or set PORT to another.',
  ENOTFOUND: 'No machine has the name in DATABASE_URL. Correct it.',
  ECONNREFUSED:
    'PostgreSQL does not answer at the address in DATABASE_URL. Start it, or correct DATABASE_URL.',
  ENOENT: 'A file or the socket of PostgreSQL is missing. Start PostgreSQL, or correct DATABASE_URL.',
  '57P03': 'PostgreSQL is starting or stopping. Start again in a moment.',
  '53300': 'PostgreSQL has no connection left. Raise its max_connections, or end what uses them.',
  '25006':
    'The database can only be read: it is a standby, or was set so. Give DATABASE_URL one that can be written.',
  '28P01': 'PostgreSQL refuses the password in DATABASE_URL. Correct it.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL. Correct it.',
  '3D000': 'There is no such database. Create it, or correct DATABASE_URL.',
  '42501': 'The user in DATABASE_URL may not create tables there. Give it the right to.',
};
const NO_ANSWER =
  'PostgreSQL does not answer at the address in DATABASE_URL. Start it, or correct DATABASE_URL.';

/** Node says so too where the disk can only be read. */
const NO_FOLDER =
  'The folder cannot be made: the disk can only be read, or a folder above is missing. Set PAYUNG_DATA to a folder that can be written.';

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Paths may be printed; messages of the database could quote data. */
const detailOf = (error: Error): string => {
  const path = 'path' in error && typeof error.path === 'string' ? `, ${error.path}` : '';
  const step = error.name === 'MigrationFailed' ? `, ${error.message}` : '';
  return ` (${codeOf(error) || error.name}${path}${step})`;
};

const wordsFor = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const isFolderMissing = 'syscall' in error && error.syscall === 'mkdir' && codeOf(error) === 'ENOENT';
  const words = isFolderMissing ? NO_FOLDER : WORDS[codeOf(error)];
  if (words !== undefined) return `${words}${detailOf(error)}`;
  const ofCause = wordsFor(error.cause);
  if (ofCause !== undefined) return ofCause;
  return error instanceof DatabaseUnreachable ? NO_ANSWER : undefined;
};

/** Their messages say what to do. */
const SAYS_ITSELF: ReadonlySet<string> = new Set([
  'DataTooOld',
  'FolderClosed',
  'FolderInUse',
  'NoEmbeddedPostgres',
  'ObjectsElsewhere',
  'RestoreUnfinished',
  'SecretMismatch',
  'SecretStillNeeded',
  'UnreadableKey',
  'WrongCluster',
]);

/** What PostgreSQL itself says helps an operator more than where we noticed it. */
const withoutWords = (error: Error): string =>
  error.name === 'PostgresFailed' ? error.message : (error.stack ?? error.message);

/** Why the server did not start, and what to do about it. */
export const printStartProblem = (error: unknown): string => {
  if (!(error instanceof Error)) return `The server did not start: ${String(error)}`;
  if (SAYS_ITSELF.has(error.name)) return error.message;
  return `The server did not start. ${wordsFor(error) ?? withoutWords(error)}`;
};
