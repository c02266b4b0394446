import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

type RejectableQuote = Pick<QuoteRecord, 'rejection'>;

/** The reason of a rejection in one sentence (MOT-058); nothing for any other quote. */
export const useRejection = (quote: RejectableQuote | undefined): string | undefined => {
  const t = useText();
  const { rejection } = quote ?? {};
  return rejection === undefined ? undefined : t('notice.quoteRejected', { reason: rejection.reason });
};

export const RejectionNotice = ({ quote }: { quote: RejectableQuote }) => {
  const text = useRejection(quote);
  return text === undefined ? null : <InlineNotice kind="error" text={text} />;
};
