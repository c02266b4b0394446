import type { RedemptionState } from '@payung/shared/domain/network/ledger.ts';
import { useText } from '#messages/catalogue.ts';
import { StatusChip } from '#status-chip.tsx';

const TONES = { waiting: 'orange', confirmed: 'green', refused: 'grey' } as const;

export const RedemptionChip = ({ state }: { readonly state: RedemptionState }) => {
  const text = useText();
  return <StatusChip tone={TONES[state]}>{text(`points.state.${state}`)}</StatusChip>;
};
