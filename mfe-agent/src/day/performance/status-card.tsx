import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { HomeFigures } from '@payung/shared/schemas/lists.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { CountList, CountListLoading } from '#count-list.tsx';
import { useText } from '#messages/catalogue.ts';

const Counts = ({ figures }: { readonly figures: HomeFigures }) => {
  const text = useText();
  const { leads, referrals } = figures;
  const counts = [
    { label: text('dashboard.leads.open'), count: leads.open },
    { label: text('dashboard.leads.completed'), count: leads.completed },
    { label: text('dashboard.referrals.open'), count: referrals.open },
    { label: text('dashboard.referrals.completed'), count: referrals.completed },
  ];
  return <CountList counts={counts} />;
};

/** Numbers of open and completed leads and referrals, with a link to them. */
export const StatusCard = ({ figures }: { readonly figures: UseQueryResult<HomeFigures> }) => {
  const text = useText();
  const userType = useAgentUser()?.userType ?? '';
  return (
    <section className="py-card" aria-labelledby="status">
      <h2 id="status">{text('dashboard.status')}</h2>
      <QueryBoundary of={[figures]} loading={<CountListLoading />}>
        {(known) => <Counts figures={known} />}
      </QueryBoundary>
      <p className="py-row">
        <Link className="py-text-button" to={agentAddresses(userType).leads}>
          {text('dashboard.leads.link')}
        </Link>
        {mayInvite(userType) ? (
          <Link className="py-text-button" to={agentRoutes.recruit.path}>
            {text('dashboard.referrals.link')}
          </Link>
        ) : null}
      </p>
    </section>
  );
};
