import type { AgentProfile } from '@payung/shared/api/endpoints/auth.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './facts.module.css';

const STATUS_TEXTS = {
  active: 'status.active',
  inactive: 'status.inactive',
  resigned: 'status.resigned',
  terminated: 'status.terminated',
  blacklisted: 'status.blacklisted',
} as const;

const isKnown = (status: string): status is keyof typeof STATUS_TEXTS => status in STATUS_TEXTS;

/** Skeletons in the place of the values while the profile is being loaded. */
export const Profile = ({ profile }: { profile?: AgentProfile }) => {
  const text = useText();
  const statusOf = ({ status }: AgentProfile): string =>
    isKnown(status) ? text(STATUS_TEXTS[status]) : status;
  const facts = [
    ['account.name', profile && `${profile.firstName} ${profile.lastName}`.trim()],
    ['account.agentId', profile?.agentCode],
    ['account.type', profile?.userType],
    ['account.phone', profile?.phone],
    ['account.email', profile?.email],
    ['account.status', profile && statusOf(profile)],
  ] as const;
  return (
    <section className="py-card" aria-labelledby="profile">
      <h2 id="profile">{text('account.profile')}</h2>
      <dl className={styles['facts']}>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt className="py-small py-quiet">{text(id)}</dt>
            <dd>{value === undefined ? <Skeleton height={24} /> : value || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
