import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { useOneAtATime } from '#journey/one-at-a-time.ts';
import { quoteAddress } from '#journey/quote-address.ts';
import { QuoteFormBar } from '#journey/quote-form.tsx';
import type { QuoteStop } from '#journey/quote-stop.ts';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/faces.tsx';
import { Page } from '#ui/page.tsx';
import { Reads } from '#ui/reads.tsx';

interface CustomerInformationPageProps<Quote extends QuoteRecord, Values> {
  title: string;
  stop: QuoteStop<Quote>;
  /** What was typed and not saved yet (`useFormDraft`). */
  draft: { readonly restored: UseQueryResult; readonly drop: () => Promise<void> };
  paths: { readonly back: string; readonly next: string };
  /** What was chosen so far costs, once that is known. */
  price: ReactNode;
  /** Saves it, or sees that it is saved: saving it again would void a proposal that can be paid. */
  save: (quote: Quote, values: Values) => Promise<boolean>;
  /** What the next page is told. */
  stateFor?: (quote: Quote) => object;
  /** The `QuoteForm`, begun with what is known. */
  children: (quote: Quote, submit: (values: Values) => void) => ReactNode;
}

/** Who the policy is made out to: filled in, saved once, and on to the confirmation. */
export const CustomerInformationPage = <Quote extends QuoteRecord, Values>({
  title,
  stop: { quoteId, quote, isOpen },
  draft,
  paths,
  price,
  save,
  stateFor,
  children,
}: CustomerInformationPageProps<Quote, Values>) => {
  const text = useText();
  const navigate = useNavigate();
  const [isBusy, run] = useOneAtATime();
  const record = quote.data;

  const submit = (saved: Quote, values: Values): void =>
    run(async () => {
      if (!(await save(saved, values))) return 'stays';
      await draft.drop();
      void navigate(quoteAddress(paths.next, quoteId), { state: stateFor?.(saved) });
      return 'left';
    });

  return (
    <Page
      title={title}
      step={2}
      back={quoteAddress(paths.back, quoteId)}
      intro={text('customer.intro')}
      aside={record === undefined ? <Loading shape="summary" /> : price}
      bar={<QuoteFormBar label={text('common.next')} isReady={record !== undefined} isBusy={isBusy} />}
    >
      <Reads quiet isOpen={isOpen} of={[quote, draft.restored]} loading={<Loading shape="form" />}>
        {(saved) => children(saved, (values) => submit(saved, values))}
      </Reads>
    </Page>
  );
};
