import { useLanguage } from '@payung/shared/session/language.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { formatPeriod } from '#domain/dates.ts';
import { greetingName } from '#domain/people/greeting-name.ts';
import { formatRupiah } from '#domain/money/money.ts';
import { useText } from '#messages/text.ts';
import { useProductWords } from '#journey/payment/product-name.ts';
import { useShareProgress } from './share-progress.ts';

/** The message that brings a link: to whom, for what, when and for how much. What somebody else prices has neither days nor price. */
export const useShareMessage = (quote: QuoteRecord, link: string) => {
  const text = useText();
  const language = useLanguage();
  const product = useProductWords(quote.productId);
  const { progress } = useShareProgress(quote.id);
  const about = progress?.about === undefined ? '' : ` ${progress.about}`;
  const priced =
    quote.duePremium === 0
      ? ''
      : `, ${formatPeriod(quote.startDate, quote.endDate, language)}, ${formatRupiah(quote.duePremium)}`;
  return {
    message: text('quote.share.message', {
      // Only where it is known: a name alone says nothing.
      salutation: progress?.salutation ?? 'other',
      name: greetingName(quote.insuredName),
      product,
      facts: about + priced,
      link,
    }),
    subject: text('quote.share.subject', { product, code: quote.code }),
  };
};
