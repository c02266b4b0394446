import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { quoteAddress } from '#journey/quote-address.ts';
import { QuoteFormBar } from '#journey/quote-form.tsx';
import type { QuoteStop } from '#journey/quote-stop.ts';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/faces.tsx';
import { Page } from '#ui/page.tsx';
import { Reads } from '#ui/reads.tsx';

interface CreateQuotePageProps<Offers> {
  title: string;
  /** Without a quote one is made. */
  stop: QuoteStop<object>;
  /** The page before. */
  back: string;
  /** What the form chooses from. */
  offers: UseQueryResult<Offers>;
  /** What was typed before a reload (`useFormDraft`). */
  restored: UseQueryResult;
  isBusy: boolean;
  /** The `QuoteForm`. */
  children: (offers: Offers) => ReactNode;
}

/** What a price needs to be known, for a new quote or one that is changed. */
export const CreateQuotePage = <Offers,>({
  title,
  stop: { quoteId, quote, isOpen },
  back,
  offers,
  restored,
  isBusy,
  children,
}: CreateQuotePageProps<Offers>) => {
  const text = useText();
  const isNew = quoteId === '';
  const reads = [offers, restored, ...(isNew ? [] : [quote])] as const;
  return (
    <Page
      title={title}
      step={1}
      back={quoteAddress(back, isNew ? undefined : quoteId)}
      intro={text('create.intro')}
      bar={<QuoteFormBar label={text('create.submit')} isReady={offers.data !== undefined} isBusy={isBusy} />}
    >
      <Reads quiet isOpen={isOpen} of={reads} loading={<Loading shape="form" />}>
        {(offered) => children(offered)}
      </Reads>
    </Page>
  );
};
