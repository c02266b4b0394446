import type { Queries } from '#core/database/database.ts';
import { findIdentityOwner } from '#areas/identity/sql/identities.ts';
import { findLeadImportOwner } from '#areas/leads/import/lead-imports-sql.ts';
import { findLeadOwner } from '#areas/leads/sql/leads.ts';
import { findLinkOwner } from '#areas/auth/links/share-links-sql.ts';
import { findNotificationsOwner } from '#areas/notifications/sql.ts';
import { findProposalOwner, findQuoteOwner } from '#areas/quote/sql/quotes.ts';
import type { Owner, ObjectKind } from '#core/access/access-rows.ts';
import { findPasskeyOwner } from '#areas/auth/passkeys/passkeys-sql.ts';
import { findRequestOwner } from '#areas/privacy/sql/privacy-requests.ts';
import { findTodoOwner } from '#areas/todo/sql/todo-people.ts';
import { keyedHash } from '#core/access/secrets.ts';

/** Where a call carries the id of its object, in our words. */
export interface Located {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

interface Source {
  readonly db: Queries;
  readonly secret: string;
}

type Find = (source: Source, call: Located) => Promise<Owner | 'self' | undefined>;

const textAt = (part: unknown, key: string): string | undefined => {
  const value: unknown = (part as Readonly<Record<string, unknown>> | undefined)?.[key];
  return typeof value === 'string' ? value : undefined;
};

const FINDERS: Readonly<Record<Exclude<ObjectKind, 'self'>, Find>> = {
  quote: ({ db }, { params, query, body }) => {
    const quoteId = textAt(params, 'quoteId') ?? textAt(query, 'quoteId') ?? textAt(body, 'quoteId');
    // Only a call whose quote may be left out comes here without one: then it is the caller's own.
    return quoteId === undefined ? Promise.resolve('self') : findQuoteOwner(db, 'id', quoteId);
  },
  lead: ({ db }, { params }) => findQuoteOwner(db, 'lead_id', textAt(params, 'leadId') ?? ''),
  proposal: ({ db }, { query }) => findProposalOwner(db, textAt(query, 'proposalNo') ?? ''),
  notifications: ({ db }, { body }) =>
    findNotificationsOwner(
      db,
      (body as readonly { readonly id: string }[]).map(({ id }) => id),
    ),
  link: ({ db, secret }, { params }) =>
    findLinkOwner(db, keyedHash(secret, 'link', textAt(params, 'key') ?? '')),
  passkey: ({ db }, { params }) => findPasskeyOwner(db, textAt(params, 'passkeyId') ?? ''),
  todo: ({ db }, { params }) => findTodoOwner(db, textAt(params, 'todoId') ?? ''),
  identityCheck: ({ db }, { query }) =>
    findIdentityOwner(db, 'identity_checks', textAt(query, 'transactionId') ?? ''),
  privacyRequest: ({ db }, { params }) => findRequestOwner(db, textAt(params, 'privacyRequestId') ?? ''),
  leadRecord: ({ db }, { params }) => findLeadOwner(db, textAt(params, 'leadId') ?? ''),
  leadImport: ({ db }, { params }) => findLeadImportOwner(db, textAt(params, 'importId') ?? ''),
  identityImage: ({ db }, { query }) => findIdentityOwner(db, 'identity_images', textAt(query, 'key') ?? ''),
};

/** The owner of the object that a call is about; nothing when there is no such object. */
export const ownerOf = (
  source: Source,
  kind: Exclude<ObjectKind, 'self'>,
  call: Located,
): Promise<Owner | 'self' | undefined> => FINDERS[kind](source, call);
