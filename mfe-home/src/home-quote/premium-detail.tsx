import type { ReactNode } from 'react';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PremiumLine } from './premium-lines.ts';
import { PremiumParts } from './premium-parts.tsx';
import styles from './premium-detail.module.css';

const Line = ({ line: { label, amount, parts } }: { line: PremiumLine }) => {
  const words = (
    <span className="py-between">
      <span>{label}</span>
      <strong>
        <Rupiah amount={amount} negative={amount < 0} />
      </strong>
    </span>
  );
  if (parts.length === 0) return <li className={styles.line}>{words}</li>;
  return (
    <li className={styles.line}>
      <details>
        <summary>{words}</summary>
        <PremiumParts parts={parts} />
      </details>
    </li>
  );
};

interface PremiumDetailProps {
  onClose: () => void;
  lines: readonly PremiumLine[];
  /** Whole rupiah. */
  total: number;
  note?: ReactNode;
}

/** A total opened into its lines, and every line into its rates (HOME-018). Mounted while it is open. */
export const PremiumDetail = ({ onClose, lines, total, note }: PremiumDetailProps) => {
  const t = useText();
  return (
    <AdaptiveDialog open title={t('price.detail')} onClose={onClose} width={520}>
      <div className="py-stack">
        <p className="py-quiet py-small">{t('home.part.open')}</p>
        <ul>
          {lines.map((line) => (
            <Line key={line.label} line={line} />
          ))}
        </ul>
        <p className={`py-between ${styles.total}`}>
          <strong>{t('price.total')}</strong>
          <strong>
            <Rupiah amount={total} />
          </strong>
        </p>
        {note === undefined ? null : <p className="py-quiet py-small">{note}</p>}
      </div>
    </AdaptiveDialog>
  );
};
