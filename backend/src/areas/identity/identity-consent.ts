import { CONSENT_VERSIONS, OWN_CARD_CONSENT } from '@payung/shared/domain/privacy/consent-versions.ts';
import { eventActorOf } from '#core/access/event-actor.ts';
import type { Queries } from '#core/database/database.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';
import type { IdentitySubject } from '#core/database/subject.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { HandlerContext } from '../area.ts';

/** Records the consent that screens ask for before they send either identity call (UU PDP). */
export const insertIdentityConsent = (
  tx: Queries,
  quote: Pick<Quote, 'id' | 'version'>,
  { caller, language, now }: Pick<HandlerContext, 'caller' | 'language'> & { readonly now: Date },
) =>
  insertConsents(tx, [
    {
      subject: { kind: 'quote', id: quote.id },
      version: quote.version,
      purpose: 'identityPhoto',
      granted: true,
      textVersion: CONSENT_VERSIONS.identityPhoto,
      language,
      actor: eventActorOf(caller),
      now,
    },
  ]);

/** The same of somebody's own card: of whoever registers, or sells. */
export const insertOwnConsent = (
  tx: Queries,
  { kind, id }: Pick<IdentitySubject, 'kind' | 'id'>,
  { language, now }: Pick<HandlerContext, 'language'> & { readonly now: Date },
) =>
  insertConsents(tx, [
    {
      subject: { kind, id },
      version: null,
      purpose: 'identityPhoto',
      granted: true,
      textVersion: OWN_CARD_CONSENT,
      language,
      actor: { kind: kind === 'registration' ? 'registrant' : kind, id },
      givenBy: 'self',
      now,
    },
  ]);
