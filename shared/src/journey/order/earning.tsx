import { useDeferredValue } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { pointsEndpoints } from '#api/endpoints/points.ts';
import { formatRupiah } from '#domain/money/money.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useText } from '#messages/text.ts';

interface EarningProps {
  quoteId: string;
  /** The discount that is being chosen. */
  percent: number;
}

/** What the agent earns at a discount, by the server's rule; nothing while it is not known, as for another agent's quote. */
export const Earning = ({ quoteId, percent }: EarningProps) => {
  const text = useText();
  const discountPercent = String(useDeferredValue(percent));
  const { data, isPending } = useQuery({
    ...queryOf(pointsEndpoints.quoteEarning, {
      params: { quoteId },
      query: { discountPercent },
      quiet: true,
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (isPending) return <Skeleton shape="short" height={24} />;
  if (data === undefined) return null;
  const { points, worth, illustrative } = data;
  return (
    <p className="py-small" aria-live="polite">
      {text('discount.earning', { points, worth: worth === undefined ? 'none' : formatRupiah(worth) })}
      {illustrative ? <span className="py-quiet"> {text('discount.earning.example')}</span> : null}
    </p>
  );
};
