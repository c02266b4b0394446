import { ensureNobody, NOBODY } from '#areas/agents/sql/member-state.ts';
import { deleteLinksOfQuote } from '#areas/auth/links/share-links-sql.ts';
import { deleteChallengesOfQuote } from '#areas/auth/sql/otp-challenges.ts';
import { deleteIdentities } from '#areas/identity/sql/identities.ts';
import { deleteLead } from '#areas/leads/sql/leads.ts';
import { deleteNotificationsOf } from '#areas/notifications/sql.ts';
import { deleteOpenReferral } from '#areas/quote/sql/referrals.ts';
import { emptyQuote } from '#areas/quote/sql/write-quote.ts';
import { deleteTodosOf } from '#areas/todo/sql/todos.ts';
import { deleteSessionsOf } from '#core/access/sql/sessions.ts';
import type { Queries } from '#core/database/database.ts';
import { deleteDocuments } from '#core/documents/documents-sql.ts';
import { deleteRequestsOfQuote } from './sql/privacy-requests.ts';

/**
 * Takes the people out of a quote that was never sold, and everything beside its row that tells of them. The row
 * stays, empty and nobody's: events, consents, reviewers' decisions and money records hang on it, and none of them
 * says who it was.
 */
export const eraseQuoteRows = async (db: Queries, id: string, now: Date): Promise<void> => {
  await deleteNotificationsOf(db, 'quote', [id]);
  await deleteSessionsOf(db, 'quote_id', id);
  await deleteChallengesOfQuote(db, id);
  await deleteLinksOfQuote(db, id);
  await deleteIdentities(db, { kind: 'quote', id });
  await deleteDocuments(db, `${id}-`);
  await deleteOpenReferral(db, id);
  await deleteRequestsOfQuote(db, id);
  await deleteTodosOf(db, 'quote_id', id);
  await ensureNobody(db);
  await emptyQuote(db, { id, agentId: NOBODY }, now);
};

/** A lead with its events and its tasks; which agent said that it may be contacted stays in the ledger. */
export const eraseLead = async (db: Queries, leadId: string): Promise<void> => {
  await deleteTodosOf(db, 'lead_id', leadId);
  await deleteLead(db, leadId);
};
