import type { UseQueryResult } from '@tanstack/react-query';
import type { InviteCounts as Counts } from '@payung/shared/api/endpoints/invites.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './invite-counts.module.css';

const STEPS = ['sent', 'opened', 'registered', 'firstSale'] as const;

/** How far invitations came, from the first step to the last. */
export const InviteCounts = ({ counts }: { readonly counts: UseQueryResult<Counts> }) => {
  const text = useText();
  return (
    <Block id="invite-counts" title={text('recruit.counts')}>
      <QueryBoundary
        of={[counts]}
        loading={
          <LoadingPlace>
            <Skeleton className={styles['counts']} />
          </LoadingPlace>
        }
      >
        {(known) => (
          <dl className={styles['counts']}>
            {STEPS.map((step) => (
              <div key={step}>
                <dt className="py-small py-quiet">{text(`recruit.counts.${step}`)}</dt>
                <dd>{text('recruit.figure', { figure: known[step] })}</dd>
              </div>
            ))}
          </dl>
        )}
      </QueryBoundary>
      <p className="py-small py-quiet">{text('recruit.counts.help')}</p>
    </Block>
  );
};
