import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { JourneyStep } from '#journey/steps/journey-step.ts';
import { useText } from '#messages/text.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { Page } from '#ui/layout/page.tsx';
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx';
import { Button } from '#ui/button.tsx';

interface ResumeQuotePageProps<Quote extends QuoteRecord> {
  words: { readonly title: string; readonly intro: string; readonly change: string };
  /** The first stop of the journey. */
  step: JourneyStep<Quote>;
  /** A question before the next page; true while it is shown. */
  holdsBack?: (quote: Quote) => boolean;
  /** Stands there also when the quote cannot be read. */
  below: ReactNode;
  /** What the quote says so far. */
  children: (quote: Quote) => ReactNode;
}

/** An existing quote: seen again, changed, or followed by another. */
export const ResumeQuotePage = <Quote extends QuoteRecord>({
  words,
  step: { quote, isOpen, progress, path, openAddress, entryAddress },
  holdsBack,
  below,
  children,
}: ResumeQuotePageProps<Quote>) => {
  const text = useText();
  const navigate = useNavigate();
  const isLinkMode = useIsLinkMode();
  const record = quote.data;
  /** Nothing stands below the place of a quote that is read: it would move when the quote comes. */
  const isWaiting = record === undefined && !quote.isError;

  const proceed = (): void => {
    if (record === undefined || holdsBack?.(record) === true) return;
    void navigate(openAddress(record));
  };

  return (
    <Page
      title={words.title}
      step={progress}
      intro={words.intro}
      bar={
        <ActionBar
          primary={{
            label: text('start.continue'),
            onPress: proceed,
            disabled: record === undefined,
          }}
          secondary={{
            label: words.change,
            onPress: () => {
              if (entryAddress !== undefined) void navigate(entryAddress);
            },
            disabled: record === undefined,
          }}
        />
      }
    >
      <QueryBoundary quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(saved) => children(saved)}
      </QueryBoundary>
      {isWaiting ? null : (
        <>
          {below}
          {isLinkMode ? null : (
            <div>
              <Button onClick={() => void navigate(path)}>{text('start.another')}</Button>
            </div>
          )}
        </>
      )}
    </Page>
  );
};
