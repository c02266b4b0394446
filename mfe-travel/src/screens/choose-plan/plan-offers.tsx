import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { PlanViews } from '@payung/shared/journey/plan/plan-views.tsx';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { useText } from '#messages/catalogue.ts';
import { rowsOf } from '#travel-quote/plan-rows.ts';
import { PlanGroups } from './plan-groups.tsx';
import type { PlanGroupsProps } from './plan-groups.tsx';

/** The plans of the trip, as cards or side by side; without any, the way to change the trip. */
export const PlanOffers = ({ changeAddress, ...groups }: PlanGroupsProps & { changeAddress: string }) => {
  const t = useText();
  const navigate = useNavigate();
  const { offers, quote, selected, onSelect } = groups;
  if (offers.length === 0) {
    return (
      <Empty
        text={t('travel.plan.empty')}
        action={<Button onClick={() => void navigate(changeAddress)}>{t('travel.start.change')}</Button>}
      />
    );
  }
  return (
    <PlanViews
      plans={offers.map((offer) => ({
        id: offer.code,
        name: offer.name,
        price: offer.premium,
        rows: rowsOf(offer, quote),
      }))}
      selected={selected}
      onSelect={onSelect}
    >
      <PlanGroups {...groups} />
    </PlanViews>
  );
};
