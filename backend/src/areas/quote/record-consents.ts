import type { ConfirmQuoteInput } from '@payung/shared/api/schemas/quote-bodies.ts';
import { consentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import { refused } from '#http/api-refusal.ts';
import { TEXTS } from '#http/texts.ts';
import { insertConsents } from '#repositories/consents.ts';
import type { EventContext } from './event-context.ts';
import type { InsuranceProduct } from './insurance-product.ts';

const PURPOSES = ['terms', 'dataProcessing', 'marketing'] as const;

/** A page that was open for long may show words that this server does not know: what was read must be provable. */
export const requireKnownWording = (textVersion: string): void => {
  const isKnown = PURPOSES.every((purpose) => consentText(purpose, textVersion, 'self') !== undefined);
  if (!isKnown) throw refused(TEXTS.wordingUnknown);
};

interface Confirmed extends Pick<EventContext, 'tx' | 'quote' | 'actor' | 'now'> {
  readonly product: Pick<InsuranceProduct, 'guardianConsents'>;
}

/** What was answered when the quote was confirmed, and what parents have agreed to for the children in it. */
export const recordConsents = async (
  { tx, product, quote, actor, now }: Confirmed,
  { consents, textVersion, language }: ConfirmQuoteInput,
): Promise<void> => {
  const common = {
    subject: { kind: 'quote', id: quote.id },
    version: quote.version,
    language,
    actor,
    now,
  } as const;
  const children = (await product.guardianConsents?.of(quote, tx)) ?? [];
  const text = product.guardianConsents?.text;
  await insertConsents(tx, [
    ...PURPOSES.map((purpose) => ({ ...common, purpose, granted: consents[purpose], textVersion })),
    ...(text === undefined
      ? []
      : children.map((insuredNo) => ({
          ...common,
          purpose: text.purpose,
          granted: true,
          text,
          textVersion: text.version,
          givenBy: 'guardian' as const,
          insuredNo,
        }))),
  ]);
};
