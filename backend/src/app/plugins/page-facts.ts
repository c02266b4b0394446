import { PAGE_FACTS_PATH } from '@payung/shared/page-facts.ts';
import type { PageFacts } from '@payung/shared/page-facts.ts';
import type { FastifyInstance } from 'fastify';

/** For edges that have not started this backend themselves. */
export const registerPageFacts = (app: FastifyInstance, facts: PageFacts): void => {
  app.get(PAGE_FACTS_PATH, { logLevel: 'silent' }, () => facts);
};
