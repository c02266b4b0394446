import { useLocation } from 'react-router-dom';
import { formatRupiah } from '#domain/money/money.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** Navigation state that carries the amount due before a change, in whole rupiah. */
interface PreviousPriceState {
  readonly dueBefore: number;
}

export const previousPriceState = (dueBefore: number): PreviousPriceState => ({ dueBefore });

/** Undefined when the page was opened without such a state. */
const previousPriceOf = (state: unknown): number | undefined => {
  const due = (state as Partial<PreviousPriceState> | null)?.dueBefore;
  return typeof due === 'number' ? due : undefined;
};

interface PriceChangeProps {
  /** Whole rupiah. */
  now: number;
  text: (amounts: { readonly before: string; readonly now: string }) => string;
}

/** Says from what to what the amount due changed on the page before; nothing where it did not. */
export const PriceChange = ({ now, text }: PriceChangeProps) => {
  const before = previousPriceOf(useLocation().state);
  if (before === undefined || before === now) return null;
  const amounts = { before: formatRupiah(before), now: formatRupiah(now) };
  return <InlineNotice kind="warning" text={text(amounts)} />;
};
