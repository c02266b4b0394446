import type { RedemptionState } from '@payung/shared/domain/network/ledger.ts';
import { useText } from '#messages/catalogue.ts';
import styles from '#network/tree/status-chip.module.css';

const TONES = { waiting: 'inactive', confirmed: 'active', refused: 'left' } as const;

/** In words; the colour only repeats it. */
export const RedemptionChip = ({ state }: { readonly state: RedemptionState }) => {
  const text = useText();
  return (
    <span className={styles['chip']} data-tone={TONES[state]}>
      {text(`points.state.${state}`)}
    </span>
  );
};
