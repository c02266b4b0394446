import { formatRupiah } from '#domain/money.ts';

interface RupiahProps {
  /** Whole rupiah. */
  amount: number;
  /** Shows the amount as taken off, whatever its sign. */
  negative?: boolean;
}

export const Rupiah = ({ amount, negative = false }: RupiahProps) => {
  const shown = negative ? -Math.abs(amount) : amount;
  return <span className={shown < 0 ? 'py-rupiah py-rupiah-off' : 'py-rupiah'}>{formatRupiah(shown)}</span>;
};
