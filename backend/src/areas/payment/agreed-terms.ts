import { consentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { PaymentRequest } from '@payung/shared/schemas/payment.ts';
import type { CallerActor } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { TEXTS } from '#core/http/texts.ts';
import { contractTexts, readTexts } from '#areas/agreement/legal/read-texts.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';
import type { Quote } from '#areas/quote/tables.ts';

const PURPOSE = 'checkoutTerms';

interface AgreedTerms {
  readonly quote: Quote;
  readonly request: PaymentRequest;
  readonly actor: CallerActor;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Keeps that the terms were agreed to before the payment (PAY-003), in the transaction that begins it. The database
 * keeps the same agreement once, however often the button is pressed. Without a version nothing was ticked: an agent
 * makes a link for somebody, or a page of an earlier release is open.
 */
export const keepAgreedTerms = async (
  tx: Queries,
  { quote, request: { termsVersion, shownOn }, actor, language, now }: AgreedTerms,
): Promise<void> => {
  if (termsVersion === undefined) return;
  const speaker = actor.kind === 'agent' ? 'agent' : 'self';
  if (consentText(PURPOSE, termsVersion, speaker) === undefined) throw refused(TEXTS.wordingUnknown);
  await insertConsents(tx, [
    {
      subject: { kind: 'quote', id: quote.id },
      version: quote.proposal_version ?? quote.version,
      purpose: PURPOSE,
      granted: true,
      textVersion: termsVersion,
      language,
      actor,
      legalTexts: await readTexts(tx, {
        documents: contractTexts(quote.product_id),
        language,
        shownOn,
        now,
      }),
      now,
    },
  ]);
};
