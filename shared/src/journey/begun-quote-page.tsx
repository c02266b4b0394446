import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { quoteAddress } from '#journey/quote-address.ts';
import type { QuoteStop } from '#journey/quote-stop.ts';
import { useText } from '#messages/text.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Loading } from '#ui/faces.tsx';
import { Page } from '#ui/page.tsx';
import { Reads } from '#ui/reads.tsx';

interface BegunQuotePageProps<Quote extends QuoteRecord> {
  words: { readonly title: string; readonly intro: string; readonly change: string };
  stop: QuoteStop<Quote>;
  paths: { readonly start: string; readonly change: string };
  /** On to the first open stop. */
  onContinue: (quote: Quote) => void;
  /** Stands there whether the quote is known or not. */
  below: ReactNode;
  /** What the quote says so far. */
  children: (quote: Quote) => ReactNode;
}

/** A quote that was begun: seen again, changed, or followed by another. */
export const BegunQuotePage = <Quote extends QuoteRecord>({
  words,
  stop: { quoteId, quote, isOpen },
  paths,
  onContinue,
  below,
  children,
}: BegunQuotePageProps<Quote>) => {
  const text = useText();
  const navigate = useNavigate();
  const isLinkMode = useIsLinkMode();
  const record = quote.data;
  return (
    <Page
      title={words.title}
      step={1}
      intro={words.intro}
      bar={
        <ActionBar
          primary={{
            label: text('start.continue'),
            onPress: () => {
              if (record !== undefined) onContinue(record);
            },
            disabled: record === undefined,
          }}
          secondary={{
            label: words.change,
            onPress: () => void navigate(quoteAddress(paths.change, quoteId)),
          }}
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(saved) => children(saved)}
      </Reads>
      {below}
      {isLinkMode ? null : (
        <div>
          <Button onClick={() => void navigate(paths.start)}>{text('start.another')}</Button>
        </div>
      )}
    </Page>
  );
};
