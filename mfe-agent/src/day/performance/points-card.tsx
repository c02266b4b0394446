import { Link } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Points } from '@payung/shared/schemas/agent.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { tileSkeletons } from '#count-list.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './points-card.module.css';

const MAX_ENTRIES = 3;

const Entries = ({ entries }: { entries: Points['entries'] }) => {
  const text = useText();
  if (entries.length === 0) return <p className="py-quiet">{text('dashboard.pointsEmpty')}</p>;
  return (
    <>
      <h3>{text('dashboard.entryHistory')}</h3>
      <ul className="py-stack-tight">
        {entries.slice(0, MAX_ENTRIES).map((entry) => (
          <li key={`${entry.policyNo} ${entry.reason} ${entry.earnedAt}`} className={styles['entry']}>
            <span>
              {text(entry.reason === 'policy' ? 'dashboard.entryPolicy' : 'dashboard.entryReferral', {
                number: entry.policyNo,
              })}
              <br />
              <span className="py-small py-quiet">
                <DateText iso={entry.earnedAt} />
              </span>
            </span>
            <strong>{text('dashboard.entryPoints', { points: entry.points })}</strong>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Three figures, what they follow, the last entries and the way to all of them, as high as they will be. */
const LoadingPoints = () => (
  <LoadingPlace>
    <div className={`py-stack ${styles['waiting']}`}>
      <div className={styles['figures']}>{tileSkeletons(3)}</div>
      <Skeleton height={29} />
      <Skeleton shape="title" />
      {Array.from({ length: MAX_ENTRIES }, (_none, at) => (
        <Skeleton key={at} shape="field" />
      ))}
    </div>
  </LoadingPlace>
);

export const PointsCard = ({ points }: { points: UseQueryResult<Points> }) => {
  const text = useText();
  return (
    <section className="py-card" aria-labelledby="points">
      <h2 id="points">{text('dashboard.points')}</h2>
      <QueryBoundary of={[points]} loading={<LoadingPoints />}>
        {({ total, thisMonth, thisMonthWorth, completedReferrals, illustrative, entries }) => (
          <>
            <dl className={styles['figures']}>
              <div>
                <dt className="py-small py-quiet">{text('dashboard.pointsThisMonth')}</dt>
                <dd>{text('dashboard.figure', { figure: thisMonth })}</dd>
                {thisMonthWorth === undefined ? null : (
                  <dd className={styles['worth']}>
                    <Rupiah amount={thisMonthWorth} />
                  </dd>
                )}
              </div>
              <div>
                <dt className="py-small py-quiet">{text('dashboard.pointsTotal')}</dt>
                <dd>{text('dashboard.figure', { figure: total })}</dd>
              </div>
              <div>
                <dt className="py-small py-quiet">{text('dashboard.referrals')}</dt>
                <dd>{text('dashboard.figure', { figure: completedReferrals })}</dd>
              </div>
            </dl>
            {illustrative ? (
              <p className={styles['caution']}>{text('dashboard.pointsIllustrative')}</p>
            ) : null}
            <Entries entries={entries} />
            {illustrative ? (
              <p className="py-small py-quiet">
                {text('dashboard.pointsIllustrative.source', { source: BRAND.name })}
              </p>
            ) : null}
            <Link className="py-text-button" to={agentRoutes.points.path}>
              {text('points.homeLink')}
            </Link>
          </>
        )}
      </QueryBoundary>
    </section>
  );
};
