import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { QuoteRecord } from '#schemas/quote.ts';
import { useSingleFlight } from '#journey/steps/single-flight.ts';
import { QuoteFormBar } from '#journey/start/quote-form.tsx';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Page } from '#ui/layout/page.tsx';
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx';

interface CustomerInformationPageProps<Quote extends QuoteRecord, Values> {
  title: string;
  step: JourneyStep<Quote>;
  /** What was typed and not saved yet (`useFormDraft`). */
  draft: { readonly restored: UseQueryResult; readonly drop: () => Promise<void> };
  /** What was chosen so far costs, once that is known. */
  price: ReactNode;
  /** Saves it, or sees that it is saved: saving it again would void a proposal that can be paid. */
  save: (quote: Quote, values: Values) => Promise<boolean>;
  /** Navigation state for the next page. */
  stateFor?: (quote: Quote) => object;
  /** The `QuoteForm` with its initial values. */
  children: (quote: Quote, submit: (values: Values) => void) => ReactNode;
}

/** Who the policy is made out to: filled in, saved once, and on to the confirmation. */
export const CustomerInformationPage = <Quote extends QuoteRecord, Values>({
  title,
  step: { quote, isOpen, progress, back, goNext },
  draft,
  price,
  save,
  stateFor,
  children,
}: CustomerInformationPageProps<Quote, Values>) => {
  const text = useText();
  const [isBusy, run] = useSingleFlight();
  const record = quote.data;
  const priceToCome = quote.isError ? undefined : <Loading shape="summary" />;

  const submit = (saved: Quote, values: Values): void =>
    run(async () => {
      if (!(await save(saved, values))) return 'stayed';
      await draft.drop();
      goNext(saved, stateFor?.(saved));
      return 'navigated';
    });

  return (
    <Page
      title={title}
      step={progress}
      back={back}
      intro={text('customer.intro')}
      aside={record === undefined ? priceToCome : price}
      bar={<QuoteFormBar label={text('common.next')} isReady={record !== undefined} isBusy={isBusy} />}
    >
      <QueryBoundary quiet isOpen={isOpen} of={[quote, draft.restored]} loading={<Loading shape="form" />}>
        {(saved) => children(saved, (values) => submit(saved, values))}
      </QueryBoundary>
    </Page>
  );
};
