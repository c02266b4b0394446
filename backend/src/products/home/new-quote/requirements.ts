import { REQUIREMENTS } from 'mfe-home/rules/requirements.ts';
import type { homeEndpoints } from 'mfe-home/contract/endpoints.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';
import { requireQuote } from '#areas/quote/quote-record.ts';
import type { Handler } from '#areas/area.ts';
import { eventActorOf } from '#core/access/caller.ts';
import type { CallerActor } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { HOME_TEXTS } from '../texts.ts';

interface AgreedRequirements {
  readonly quoteId: string;
  /** Of the quote. */
  readonly version: number;
  readonly actor: CallerActor;
  readonly language: Language;
  readonly now: Date;
}

/** Keeps who said that the property meets the requirements (HOME-010); the database keeps the same once. */
export const keepRequirements = (db: Queries, { quoteId, ...said }: AgreedRequirements): Promise<void> =>
  insertConsents(db, [
    {
      ...said,
      subject: { kind: 'quote', id: quoteId },
      purpose: REQUIREMENTS.purpose,
      granted: true,
      text: REQUIREMENTS,
      textVersion: REQUIREMENTS.version,
    },
  ]);

/** Of a customer, behind the link; an agent says it with the new quote. */
export const agreeToRequirements: Handler<typeof homeEndpoints.agreeToRequirements> = async (
  { params, caller, language },
  { db, clock },
) => {
  const { id, version } = await requireQuote(db, params.quoteId, PRODUCT_IDS.home);
  const actor = eventActorOf(caller);
  await keepRequirements(db, { quoteId: id, version, actor, language, now: clock.now() });
  return { message: HOME_TEXTS.requirementsKept[language] };
};
