import { useIntl } from 'react-intl';
import { Button } from '@payung/shared/ui/button.tsx';
import { useText } from '#messages/catalogue.ts';

/** Whole rupiah: what houses and fixtures are usually insured for. Ours, until an insurer counts its own. */
export const USUAL_SUMS = {
  building: [500_000_000, 1_000_000_000, 2_000_000_000],
  fixtures: [100_000_000, 250_000_000, 500_000_000],
} as const;

interface UsualSumsProps {
  sums: readonly number[];
  value: number | undefined;
  onChoose: ((sum: number) => void) | undefined;
}

/** A usual sum in one tap, below the field that takes every other one. */
export const UsualSums = ({ sums, value, onChoose }: UsualSumsProps) => {
  const t = useText();
  const { formatNumber } = useIntl();
  return (
    <fieldset className="py-row" aria-label={t('home.create.usualSums')}>
      {sums.map((sum) => (
        <Button
          key={sum}
          type={value === sum ? 'primary' : 'default'}
          aria-pressed={value === sum}
          onClick={() => onChoose?.(sum)}
        >
          {`Rp\u{A0}${formatNumber(sum, { notation: 'compact', compactDisplay: 'long' })}`}
        </Button>
      ))}
    </fieldset>
  );
};
