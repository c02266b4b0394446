import type { ConfirmQuoteInput } from '@payung/shared/schemas/quote.ts';
import { consentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { LEGAL, wordingOf } from '@payung/shared/domain/legal-documents.ts';
import type { ReadText } from '#areas/privacy/tables.ts';
import { refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findLegalText } from '#areas/agreement/legal/legal-texts-sql.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';
import type { EventContext } from './event-context.ts';
import type { InsuranceProduct } from './product/insurance-product.ts';

const PURPOSES = ['terms', 'dataProcessing', 'marketing'] as const;

/** What stands behind each box. */
const behind = (purpose: (typeof PURPOSES)[number], productId: string): readonly string[] =>
  purpose === 'terms' ? [LEGAL.terms, wordingOf(productId)] : [LEGAL.privacy];

/** A page that was open for long may show words that this server does not know: what was read must be provable. */
export const requireKnownWording = (textVersion: string): void => {
  const isKnown = PURPOSES.every((purpose) => consentText(purpose, textVersion, 'self') !== undefined);
  if (!isKnown) throw refused(TEXTS.wordingUnknown);
};

type Asked = Pick<ConfirmQuoteInput, 'language' | 'shownOn'> & Pick<Confirmed, 'tx' | 'quote' | 'now'>;

/** The texts in force on the day the boxes were shown, which must still be those of today. */
const readTexts = async (
  { tx, quote, now, language, shownOn }: Asked,
  purpose: (typeof PURPOSES)[number],
): Promise<readonly ReadText[]> => {
  const today = todayInJakarta(now);
  const texts: ReadText[] = [];
  for (const document of behind(purpose, quote.product_id)) {
    const current = await findLegalText(tx, { document, language, day: today });
    if (current === undefined) continue;
    if (shownOn !== undefined && current.in_force_from > shownOn) throw refused(TEXTS.wordingUnknown);
    texts.push({ document, version: current.version, hash: current.hash });
  }
  return texts;
};

interface Confirmed extends Pick<EventContext, 'tx' | 'quote' | 'actor' | 'now'> {
  readonly product: Pick<InsuranceProduct, 'guardianConsents'>;
}

/** What was answered when the quote was confirmed, and what parents have agreed to for the children in it. */
export const recordConsents = async (
  { tx, product, quote, actor, now }: Confirmed,
  { consents, textVersion, language, shownOn }: ConfirmQuoteInput,
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
  const answers = [];
  for (const purpose of PURPOSES) {
    const legalTexts = await readTexts({ tx, quote, now, language, shownOn }, purpose);
    answers.push({ ...common, purpose, granted: consents[purpose], textVersion, legalTexts });
  }
  await insertConsents(tx, [
    ...answers,
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
