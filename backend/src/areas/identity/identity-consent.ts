import { IDENTITY_CONSENT_VERSION } from '@payung/shared/identity/consent-version.ts';
import { eventActorOf } from '#access/event-actor.ts';
import type { Queries } from '#database/database.ts';
import { insertConsent } from '#repositories/consents.ts';
import type { Quote } from '#repositories/tables.ts';
import type { HandlerContext } from '../handler.ts';

/** Records the consent that screens ask for before they send either identity call (UU PDP). */
export const insertIdentityConsent = (
  tx: Queries,
  quote: Pick<Quote, 'id' | 'version'>,
  { caller, language, now }: Pick<HandlerContext, 'caller' | 'language'> & { readonly now: Date },
) =>
  insertConsent(tx, {
    subject: { kind: 'quote', id: quote.id },
    version: quote.version,
    purpose: 'identityPhoto',
    textVersion: IDENTITY_CONSENT_VERSION,
    language,
    actor: eventActorOf(caller),
    now,
  });
