import type { UseQueryResult } from '@tanstack/react-query';
import type { ReplyOf } from '@payung/shared/api/endpoint.ts';
import type { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { Empty, Loading } from '@payung/shared/ui/faces.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useText } from '#messages/catalogue.ts';
import { QuoteRow } from './quote-row.tsx';

interface RecentQuotesProps {
  readonly quotes: UseQueryResult<ReplyOf<typeof endpoints.recentQuotes>>;
  /** Whether the products above can be chosen. */
  readonly canStart: boolean;
}

export const RecentQuotes = ({ quotes, canStart }: RecentQuotesProps) => {
  const text = useText();
  return (
    <section className="py-stack" aria-labelledby="recent">
      <h2 id="recent">{text('dashboard.recent')}</h2>
      <Reads of={[quotes]} loading={<Loading shape="list" />}>
        {({ data }) =>
          data.data.length === 0 ? (
            <Empty text={text(canStart ? 'dashboard.recentEmpty' : 'dashboard.recentNone')} />
          ) : (
            <ul className="py-stack-tight">
              {data.data.map((quote) => (
                <QuoteRow key={quote._id} quote={quote} />
              ))}
            </ul>
          )
        }
      </Reads>
    </section>
  );
};
