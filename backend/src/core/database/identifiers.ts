import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** 24 hexadecimal characters that nobody can guess. */
export const newId = (): string => randomBytes(12).toString('hex');

/** Without the letters and digits that are taken for one another. */
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 10;

/** Such as REF-7K2MPX94TB: says nothing of how many there are, and nobody guesses another. */
export const newReference = (): string =>
  `REF-${Array.from({ length: REFERENCE_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join('')}`;

const nextOf = async (db: Queries, sequence: string): Promise<number> => {
  const { rows } = await sql<{ next: number }>`select nextval(${sequence}::regclass) as next`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`No sequence ${sequence}`);
  return row.next;
};

const numbered = (prefix: string, today: string, serial: number): string =>
  `${prefix}${today.slice(2, 7).replace('-', '')}${String(serial).padStart(6, '0')}`;

/** Such as Q2611000042: what people read to each other. */
export const nextQuoteCode = async (db: Queries, today: string): Promise<string> =>
  numbered('Q', today, await nextOf(db, 'quote_codes'));

/** Such as PR2611000042. */
export const nextProposalNo = async (db: Queries, today: string): Promise<string> =>
  numbered('PR', today, await nextOf(db, 'proposal_numbers'));

/** Begins with 'PO' and a digit, by which a search tells it from a name (DASH-021). */
export const nextPolicyNo = async (db: Queries, today: string): Promise<string> =>
  numbered('PO', today, await nextOf(db, 'policy_numbers'));
