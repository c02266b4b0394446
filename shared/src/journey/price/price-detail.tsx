import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import type { PriceLine } from '#schemas/quote.ts';
import { AdaptiveDialog } from '#ui/feedback/adaptive-dialog.tsx';
import { PriceLines } from './price-lines.tsx';

interface PriceDetailProps {
  open: boolean;
  onClose: () => void;
  lines: readonly PriceLine[];
  /** Whole rupiah. */
  total: number;
  totalLabel?: string;
  note?: ReactNode;
}

/** The total opened into its lines. */
export const PriceDetail = ({ open, onClose, lines, total, totalLabel, note }: PriceDetailProps) => {
  const text = useText();
  return (
    <AdaptiveDialog open={open} title={text('price.detail')} onClose={onClose} width={480}>
      <div className="py-stack">
        <PriceLines lines={lines} total={total} totalLabel={totalLabel} />
        {note === undefined ? null : <p className="py-quiet py-small">{note}</p>}
      </div>
    </AdaptiveDialog>
  );
};
