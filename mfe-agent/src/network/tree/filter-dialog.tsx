import { useState } from 'react';
import { Button } from 'antd';
import { MEMBER_STATUSES } from '@payung/shared/domain/network/members.ts';
import { TIERS } from '@payung/shared/domain/network/tiers.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { STATUS_TEXTS, TIER_TEXTS } from './member-texts.tsx';
import type { NetworkPlace } from './network-place.ts';

type Filters = Pick<NetworkPlace, 'status' | 'tier'>;
const NO_FILTERS: Filters = { tier: '', status: '' };

interface FilterDialogProps {
  readonly place: NetworkPlace;
  readonly onFilter: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** By tier and status (NET-007, NET-008). */
export const FilterDialog = ({ place, onFilter, onClose }: FilterDialogProps) => {
  const text = useText();
  const [tier, setTier] = useState(place.tier);
  const [status, setStatus] = useState(place.status);
  return (
    <AdaptiveDialog
      open
      title={text('tree.filter')}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={() => onFilter(NO_FILTERS)}>
            {text('lists.filter.reset')}
          </Button>
          <Button type="primary" size="large" onClick={() => onFilter({ tier, status })}>
            {text('lists.filter.apply')}
          </Button>
        </>
      }
    >
      <div className="py-stack">
        <RadioChoice<NetworkPlace['tier']>
          name="network-tier"
          legend={text('tree.column.tier')}
          options={[
            { value: '', label: text('tree.tier.all') },
            ...TIERS.map((value) => ({ value, label: text(TIER_TEXTS[value]) })),
          ]}
          value={tier}
          onChange={setTier}
        />
        <RadioChoice<NetworkPlace['status']>
          name="network-status"
          legend={text('tree.column.status')}
          options={[
            { value: '', label: text('tree.status.all') },
            ...MEMBER_STATUSES.map((value) => ({ value, label: text(STATUS_TEXTS[value]) })),
          ]}
          value={status}
          onChange={setStatus}
        />
      </div>
    </AdaptiveDialog>
  );
};
