import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { ChangingAmount } from '#journey/price-lines.tsx';
import '#journey/styles.ts';

interface SubtotalCardProps {
  /** Without it: "Subtotal". */
  label?: string;
  /** Whole rupiah. */
  amount: number;
  /** Opens what the amount consists of. */
  onExplain?: () => void;
  note?: ReactNode;
}

export const SubtotalCard = ({ label, amount, onExplain, note }: SubtotalCardProps) => {
  const text = useText();
  return (
    <section className="py-card py-subtotal">
      <div className="py-subtotal-row">
        <h2 className="py-subtotal-label">{label ?? text('price.addOnSubtotal')}</h2>
        <p className="py-subtotal-amount" aria-live="polite">
          <ChangingAmount amount={amount} />
        </p>
      </div>
      {note === undefined ? null : <p className="py-quiet py-small">{note}</p>}
      {onExplain === undefined ? null : (
        <div>
          <button type="button" className="py-text-button" aria-haspopup="dialog" onClick={onExplain}>
            {text('price.detail')}
          </button>
        </div>
      )}
    </section>
  );
};
