import { sql } from 'kysely';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import type { Queries } from '#core/database/database.ts';

/** The pages of one visit read a quote again and again: that is one opening. */
const VISIT_MS = 3_600_000;

interface QuoteRead {
  readonly quoteId: string;
  readonly agentId: string;
  readonly from: Logkey;
  readonly now: Date;
}

/** Once for each visit. */
export const insertQuoteRead = async (
  db: Queries,
  { quoteId, agentId, from, now }: QuoteRead,
): Promise<void> => {
  await sql`
    insert into quote_reads (quote_id, agent_id, opened_from, at)
    select ${quoteId}, ${agentId}, ${from}, ${now}
    where not exists (
      select 1 from quote_reads
      where quote_id = ${quoteId} and agent_id = ${agentId} and opened_from = ${from}
        and at > ${new Date(now.getTime() - VISIT_MS)}
    )`.execute(db);
};
