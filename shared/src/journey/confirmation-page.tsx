import { useState } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { useConfirmQuote } from '#journey/confirm-quote.ts';
import { Consents } from '#journey/consents.tsx';
import type { ConsentName, ConsentValues } from '#journey/consents.tsx';
import { ToOrderSummary, priceOver } from '#journey/price-over.tsx';
import { quoteAddress } from '#journey/quote-address.ts';
import type { QuoteStop } from '#journey/quote-stop.ts';
import { useSeenVersion } from '#journey/save-step.ts';
import type { ShownQuote } from '#journey/save-step.ts';
import { useText } from '#messages/text.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Loading } from '#ui/faces.tsx';
import { InlineNotice } from '#ui/inline-notice.tsx';
import { Page } from '#ui/page.tsx';
import { Reads } from '#ui/reads.tsx';

const CONSENTS: readonly ConsentName[] = ['terms', 'dataProcessing', 'marketing'];
/** Marketing is never a condition. */
const NEEDED: readonly ConsentName[] = ['terms', 'dataProcessing'];

interface ConfirmationPageProps<Quote extends QuoteRecord, Offers> {
  stop: QuoteStop<Quote>;
  /** What the plans of the product cover. */
  offers: UseQueryResult<Offers>;
  /** Where the product's screens read the record; without it by `getQuotes`. */
  shown?: ShownQuote<Quote>;
  paths: { readonly back: string; readonly payment: string };
  /** Whole rupiah. */
  dueOf: (quote: Quote) => number;
  /** Why it is too late for the first day of the cover; nothing while it is not. */
  late: ReactNode;
  /** All that will stand in the policy, and what it means. */
  children: (quote: Quote, offers: Offers) => ReactNode;
}

/** The last page before the payment: everything once more, and the consents. */
export const ConfirmationPage = <Quote extends QuoteRecord, Offers>({
  stop: { quoteId, quote, isOpen },
  offers,
  shown,
  paths,
  dueOf,
  late,
  children,
}: ConfirmationPageProps<Quote, Offers>) => {
  const text = useText();
  const confirmation = useConfirmQuote(quoteId, {
    seenVersion: useSeenVersion(quoteId, shown),
    paymentPath: paths.payment,
  });
  const [consents, setConsents] = useState<ConsentValues>({});
  const [wasTried, setTried] = useState(false);

  const record = quote.data;
  const missing = NEEDED.filter((name) => consents[name] !== true);
  const closed = late ?? (record === undefined ? undefined : priceOver(record));
  const isClosed = record === undefined || closed !== undefined;

  const submit = (): void => {
    setTried(true);
    if (!isClosed && missing.length === 0) confirmation.confirm(consents);
  };

  return (
    <Page
      title={text('confirm.title')}
      step={3}
      back={quoteAddress(paths.back, quoteId)}
      intro={text('confirm.intro')}
      bar={
        <ActionBar
          total={record === undefined ? undefined : dueOf(record)}
          totalLabel={text('checkout.due')}
          primary={{
            label: text('confirm.submit'),
            onPress: submit,
            disabled: isClosed,
            busy: confirmation.isBusy,
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote, offers]} loading={<Loading shape="summary" />}>
        {(saved, offered) => (
          <>
            {closed === undefined ? null : <InlineNotice kind="error" text={closed} />}
            {children(saved, offered)}
            <section className="py-card py-stack">
              <h2>{text('consent.title')}</h2>
              <Consents
                value={consents}
                onChange={setConsents}
                names={CONSENTS}
                missing={wasTried ? missing : []}
              />
              {wasTried && missing.length > 0 ? (
                <InlineNotice kind="error" text={text('confirm.consents.required')} />
              ) : null}
            </section>
            {confirmation.problem === undefined ? null : (
              <InlineNotice
                kind="error"
                text={
                  <>
                    {confirmation.problem} {confirmation.isRefused ? <ToOrderSummary quote={saved} /> : null}
                  </>
                }
              />
            )}
          </>
        )}
      </Reads>
    </Page>
  );
};
