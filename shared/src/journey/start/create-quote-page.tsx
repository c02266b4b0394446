import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FormDraft } from '#journey/steps/form-draft.ts';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Page } from '#ui/layout/page.tsx';
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useLeadOfQuote } from './lead-of-quote.ts';
import { QuoteFormBar } from './quote-form.tsx';
import { Button } from '#ui/button.tsx';

interface CreateQuotePageProps<Quote, Offers> {
  title: string;
  /** Without a quote one is made. */
  step: JourneyStep<Quote>;
  /** What the form chooses from. */
  offers: UseQueryResult<Offers>;
  /** What was typed before a reload, or for another quote (`useFormDraft`). */
  draft: Pick<FormDraft<unknown>, 'restored' | 'offered' | 'isContinued' | 'continueOffered' | 'drop'>;
  isBusy: boolean;
  /** Where plans are not what follows. */
  words?: { readonly intro: string; readonly submit: string };
  /** The `QuoteForm`. */
  children: (offers: Offers) => ReactNode;
}

/** What a price needs to be known, for a new quote or one that is changed. */
export const CreateQuotePage = <Quote, Offers>({
  title,
  step: { quoteId, quote, isOpen, progress, back },
  offers,
  draft,
  isBusy,
  words,
  children,
}: CreateQuotePageProps<Quote, Offers>) => {
  const text = useText();
  const lead = useLeadOfQuote();
  const isNew = quoteId === '';
  const isReady = lead.isReady && offers.data !== undefined && (isNew || quote.data !== undefined);
  const reads = [offers, draft.restored, ...(isNew ? [] : [quote])] as const;
  return (
    <Page
      title={title}
      step={progress}
      back={back}
      intro={words?.intro ?? text('create.intro')}
      bar={<QuoteFormBar label={words?.submit ?? text('create.submit')} isReady={isReady} isBusy={isBusy} />}
    >
      <QueryBoundary quiet isOpen={isOpen && lead.isReady} of={reads} loading={<Loading shape="form" />}>
        {(offered) => (
          <>
            <DraftOffer draft={draft} />
            {/* A form takes its first values when it appears. */}
            <Fragment key={String(draft.isContinued)}>{children(offered)}</Fragment>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

/** The person whom a draft is for, as far as a name was typed. */
const nameIn = (values: unknown): string => {
  const { insuredName } = values as { readonly insuredName?: unknown };
  return typeof insuredName === 'string' ? insuredName.trim() : '';
};

interface DraftOfferProps {
  draft: Pick<FormDraft<unknown>, 'offered' | 'continueOffered' | 'drop'>;
}

/** What was typed for another quote fills this one only when somebody says so. */
export const DraftOffer = ({ draft: { offered, continueOffered, drop } }: DraftOfferProps) => {
  const text = useText();
  if (offered === null) return null;
  const name = nameIn(offered);
  return (
    <div className="py-stack-tight">
      <InlineNotice
        kind="info"
        text={name === '' ? text('create.draft.unnamed') : text('create.draft', { name })}
      />
      <div className="py-row">
        <Button size="large" onClick={continueOffered}>
          {text('create.draft.continue')}
        </Button>
        <Button size="large" onClick={() => void drop()}>
          {text('create.draft.empty')}
        </Button>
      </div>
    </div>
  );
};
