import type { UseQueryResult } from '@tanstack/react-query';
import type { PageOf, RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { useText } from '#messages/catalogue.ts';
import { QuoteRow } from './quote-row.tsx';

interface RecentQuotesProps {
  readonly quotes: UseQueryResult<PageOf<RecentQuote>>;
  /** Whether the products above can be chosen. */
  readonly canStart: boolean;
}

export const RecentQuotes = ({ quotes, canStart }: RecentQuotesProps) => {
  const text = useText();
  return (
    <section className="py-stack" aria-labelledby="recent">
      <h2 id="recent">{text('dashboard.recent')}</h2>
      <QueryBoundary of={[quotes]} loading={<Loading shape="list" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty text={text(canStart ? 'dashboard.recentEmpty' : 'dashboard.recentNone')} />
          ) : (
            <ul className="py-stack-tight">
              {items.map((quote) => (
                <QuoteRow key={quote.quoteId} quote={quote} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </section>
  );
};
