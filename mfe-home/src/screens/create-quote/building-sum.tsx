import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { CostCalculator } from '@payung/shared/journey/cost-guide/cost-calculator.tsx';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { RupiahField } from '@payung/shared/ui/fields/rupiah-field.tsx';
import { useText } from '#messages/catalogue.ts';

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
    <div>
      <RupiahField {...field} />
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
