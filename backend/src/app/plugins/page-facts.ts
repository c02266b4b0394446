import { PAGE_FACTS_PATH } from '@payung/shared/page-facts.ts';
import type { PageFacts } from '@payung/shared/page-facts.ts';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../calls/call-table.ts';

/** Some GETs write: what may be asked again where an answer was lost. */
const readAddresses = (calls: readonly Call[]): readonly string[] =>
  calls
    .filter(({ row }) => row.method === 'GET' && row.effect === 'reads')
    .map(({ row }) => `/api/${row.secure === true ? 'secure/' : ''}${row.path}`);

/** For edges that have not started this backend themselves. */
export const registerPageFacts = (app: FastifyInstance, facts: PageFacts, calls: readonly Call[]): void => {
  const said: PageFacts = { ...facts, reads: readAddresses(calls) };
  app.get(PAGE_FACTS_PATH, { logLevel: 'silent' }, () => said);
};
