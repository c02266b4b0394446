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
import type { RepeatedQuote } from './repeated-quote.ts';
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
  /** An earlier quote whose answers this one begins with (`useRepeatedQuote`). */
  repeated?: RepeatedQuote;
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
  repeated,
  words,
  children,
}: CreateQuotePageProps<Quote, Offers>) => {
  const text = useText();
  const lead = useLeadOfQuote();
  const isNew = quoteId === '';
  const isKnown = lead.isReady && repeated?.isReady !== false;
  const isReady = isKnown && offers.data !== undefined && (isNew || quote.data !== undefined);
  const reads = [offers, draft.restored, ...(isNew ? [] : [quote])] as const;
  return (
    <Page
      title={title}
      step={progress}
      back={back}
      intro={words?.intro ?? text('create.intro')}
      bar={<QuoteFormBar label={words?.submit ?? text('create.submit')} isReady={isReady} isBusy={isBusy} />}
    >
      <QueryBoundary quiet isOpen={isOpen && isKnown} of={reads} loading={<Loading shape="form" />}>
        {(offered) => (
          <>
            <DraftOffer draft={draft} />
            {draft.offered === null ? <RepeatOffer repeated={repeated} draft={draft} /> : null}
            {/* A form takes its first values when it appears. */}
            <Fragment key={`${draft.isContinued} ${repeated?.quote?.id}`}>{children(offered)}</Fragment>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

interface RepeatOfferProps {
  repeated: RepeatedQuote | undefined;
  draft: Pick<FormDraft<unknown>, 'drop'>;
}

/** The answers of the agent's last quote of this product, without its customer. */
const RepeatOffer = ({ repeated, draft }: RepeatOfferProps) => {
  const text = useText();
  const repeat = repeated?.repeatLast;
  if (repeat === undefined) return null;
  return (
    <div>
      <Button onClick={() => void draft.drop().then(repeat)}>{text('create.repeat')}</Button>
    </div>
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
