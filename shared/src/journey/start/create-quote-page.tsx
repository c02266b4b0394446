import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { QuoteFormBar } from './quote-form.tsx';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Page } from '#ui/layout/page.tsx';
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx';

interface CreateQuotePageProps<Quote, Offers> {
  title: string;
  /** Without a quote one is made. */
  step: JourneyStep<Quote>;
  /** What the form chooses from. */
  offers: UseQueryResult<Offers>;
  /** What was typed before a reload (`useFormDraft`). */
  restored: UseQueryResult;
  isBusy: boolean;
  /** The `QuoteForm`. */
  children: (offers: Offers) => ReactNode;
}

/** What a price needs to be known, for a new quote or one that is changed. */
export const CreateQuotePage = <Quote, Offers>({
  title,
  step: { quoteId, quote, isOpen, progress, back },
  offers,
  restored,
  isBusy,
  children,
}: CreateQuotePageProps<Quote, Offers>) => {
  const text = useText();
  const isNew = quoteId === '';
  const reads = [offers, restored, ...(isNew ? [] : [quote])] as const;
  return (
    <Page
      title={title}
      step={progress}
      back={back}
      intro={text('create.intro')}
      bar={<QuoteFormBar label={text('create.submit')} isReady={offers.data !== undefined} isBusy={isBusy} />}
    >
      <QueryBoundary quiet isOpen={isOpen} of={reads} loading={<Loading shape="form" />}>
        {(offered) => children(offered)}
      </QueryBoundary>
    </Page>
  );
};
