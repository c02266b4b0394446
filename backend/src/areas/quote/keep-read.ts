import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import type { Caller } from '#core/access/caller.ts';
import { insertQuoteRead } from '#areas/quote/sql/quote-reads.ts';
import type { Services } from '../services.ts';

interface Read {
  readonly caller: Caller;
  readonly quoteId: string;
  /** From where it was opened; nothing where that is not logged. */
  readonly logkey: Logkey | undefined;
}

/** An agent opened the quote from a search, the network or a notification: its history keeps that (ruling R60). */
export const keepRead = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { caller, quoteId, logkey }: Read,
): Promise<void> => {
  if (logkey === undefined || caller.kind !== 'agent') return;
  await insertQuoteRead(db, { quoteId, agentId: caller.agentId, from: logkey, now: clock.now() });
};
