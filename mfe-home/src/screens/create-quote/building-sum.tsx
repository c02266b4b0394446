import { USUAL_SUMS, UsualSums } from './usual-sums.tsx';
import { useState, useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { CostCalculator } from '@payung/shared/journey/cost-guide/cost-calculator.tsx';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { RupiahField } from '@payung/shared/ui/fields/rupiah-field.tsx';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import { ENOUGH_INSURED_SHARE, SMALL_LOSS_SHARE, settleLoss } from '#rules/underinsurance.ts';
import styles from './building-sum.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

interface CostGuideProps {
  readonly onUse: (amount: number) => void;
}

const CostGuide = ({ onUse }: CostGuideProps) => {
  const t = useText();
  const answer = useQuery(queryOf(contentEndpoints.buildingCosts));
  return (
    <QueryBoundary of={[answer]} loading={<Loading shape="summary" />}>
      {(guide) => (
        <CostCalculator guide={guide}>
          {(amount) => (
            <Button
              type="primary"
              size="large"
              disabled={amount === undefined}
              onClick={() => onUse(amount ?? 0)}
            >
              {t('costGuide.use')}
            </Button>
          )}
        </CostCalculator>
      )}
    </QueryBoundary>
  );
};

/** The sum of a building, typed or estimated with the cost guide. */
export const BuildingSum = (field: Parameters<typeof RupiahField>[0]) => {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="py-stack-tight">
      <RupiahField {...field} />
      <UsualSums sums={USUAL_SUMS.building} value={field.value} onChoose={field.onChange} />
      <button type="button" className="py-text-button" onClick={() => setIsOpen(true)}>
        {t('costGuide.open')}
      </button>
      <AdaptiveDialog open={isOpen} title={t('costGuide.open')} onClose={() => setIsOpen(false)}>
        <CostGuide
          onUse={(amount) => {
            field.onChange?.(amount);
            setIsOpen(false);
          }}
        />
      </AdaptiveDialog>
    </div>
  );
};

/** Half insured, and a loss of a fifth. Whole rupiah. */
const EXAMPLE = { loss: 200_000_000, sumInsured: 500_000_000, actualValue: 1_000_000_000 };

const percent = (share: number): number => Math.round(share * 100);

/** Why the sum should be the whole value, with the rules of the wording (ruling K121). */
export const Underinsurance = () => {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className="py-text-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon path={isOpen ? DRAWINGS.minus : DRAWINGS.plus} size={20} />
        {t('home.under.ask')}
      </button>
      <div id={id} className={`py-small ${styles.answer}`} hidden={!isOpen}>
        <p>{t('home.under.value')}</p>
        <ul>
          <li>{t('home.under.small', { percent: percent(SMALL_LOSS_SHARE) })}</li>
          <li>{t('home.under.enough', { percent: percent(ENOUGH_INSURED_SHARE) })}</li>
          <li>{t('home.under.total')}</li>
        </ul>
        <p>
          {t('home.under.example', {
            sum: formatRupiah(EXAMPLE.sumInsured),
            value: formatRupiah(EXAMPLE.actualValue),
            loss: formatRupiah(EXAMPLE.loss),
            paid: formatRupiah(settleLoss(EXAMPLE).paid),
          })}
        </p>
      </div>
    </div>
  );
};
