import type { UseQueryResult } from '@tanstack/react-query';
import type { InviteCounts as Counts } from '@payung/shared/api/endpoints/invites.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { CountList, CountListLoading } from '#count-list.tsx';
import { useText } from '#messages/catalogue.ts';

const STEPS = ['sent', 'opened', 'registered', 'firstSale'] as const;

/** How far invitations came, from the first step to the last. */
export const InviteCounts = ({ counts }: { readonly counts: UseQueryResult<Counts> }) => {
  const text = useText();
  return (
    <Block id="invite-counts" title={text('recruit.counts')}>
      <QueryBoundary of={[counts]} loading={<CountListLoading />}>
        {(known) => (
          <CountList
            counts={STEPS.map((step) => ({ label: text(`recruit.counts.${step}`), count: known[step] }))}
          />
        )}
      </QueryBoundary>
      <p className="py-small py-quiet">{text('recruit.counts.help')}</p>
    </Block>
  );
};
