import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import type { AgentProfile } from '@payung/shared/schemas/auth.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { CardReviewStatus } from '@payung/shared/domain/onboarding/registration.ts';
import { PROFILE_PAGES, useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { SupportLinks } from '@payung/shared/ui/layout/support-links.tsx';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { LoadingPlace } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './account.module.css';
import { PushChoice } from './push-choice.tsx';
import { LanguageChoice, Logout, Passkeys, ZoneChoice } from './settings.tsx';

const STATUS_TEXTS = {
  active: 'status.active',
  inactive: 'status.inactive',
  resigned: 'status.resigned',
  terminated: 'status.terminated',
  blacklisted: 'status.blacklisted',
} as const;

const isKnown = (status: string): status is keyof typeof STATUS_TEXTS => status in STATUS_TEXTS;

/** Skeletons in the place of the values while the profile is being loaded. */
const Profile = ({ profile }: { profile?: AgentProfile }) => {
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

interface DocumentsProps {
  /** Undefined while it is being loaded. */
  readonly hasIdCard?: boolean;
  readonly hasTaxId?: boolean;
  /** The review status of the ID card that was sent last. */
  readonly cardReview?: CardReviewStatus | undefined;
}

const Documents = ({ hasIdCard, hasTaxId, cardReview }: DocumentsProps) => {
  const text = useText();
  const isDeployed = useIsDeployed();
  const canGiveCard = isDeployed(PROFILE_PAGES.idCard);
  const state = (isOnFile: boolean | undefined) =>
    isOnFile === undefined ? <Skeleton height={24} /> : text(isOnFile ? 'account.onFile' : 'account.missing');
  const missing = canGiveCard
    ? text(cardReview === undefined ? 'account.missingIdHere' : `dashboard.locked.${cardReview}`)
    : text('account.missingId', { email: BRAND.supportEmail });
  const change = hasIdCard === true ? 'account.changeCard' : 'account.addCard';
  return (
    <section className="py-card" aria-labelledby="documents">
      <h2 id="documents">{text('account.documents')}</h2>
      <dl className={styles['facts']}>
        <div>
          <dt className="py-small py-quiet">{text('account.idCard')}</dt>
          <dd>{state(hasIdCard)}</dd>
        </div>
        <div>
          <dt className="py-small py-quiet">{text('account.taxId')}</dt>
          <dd>{state(hasTaxId)}</dd>
        </div>
      </dl>
      {hasIdCard !== false ? null : (
        <>
          <InlineNotice kind={cardReview === 'submitted' ? 'info' : 'warning'} text={missing} />
          {canGiveCard ? null : <SupportLinks subject={missing} />}
        </>
      )}
      {canGiveCard && hasIdCard !== undefined ? (
        <div>
          <Link className="py-text-button" to={PROFILE_PAGES.idCard}>
            {text(cardReview === undefined ? change : 'dashboard.lockedWhy')}
          </Link>
        </div>
      ) : null}
      {isDeployed(PROFILE_PAGES.profile) ? (
        <div>
          <Link className="py-text-button" to={PROFILE_PAGES.profile}>
            {text('account.openProfile')}
          </Link>
        </div>
      ) : null}
    </section>
  );
};

/** The cards with their labels; values are skeletons while they are being loaded. */
const LoadingAccount = () => (
  <LoadingPlace>
    <div className="py-stack">
      <Profile />
      <Documents />
    </div>
  </LoadingPlace>
);

export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const answer = useQuery(queryOf(authEndpoints.getAgent));
  return (
    <Page title={text('account.title')} back={home}>
      <QueryBoundary of={[answer]} loading={<LoadingAccount />}>
        {(profile) => (
          <>
            <Profile profile={profile} />
            <Documents
              hasIdCard={profile.idNumberOnFile}
              hasTaxId={profile.taxIdOnFile}
              cardReview={profile.cardReview}
            />
          </>
        )}
      </QueryBoundary>
      <ZoneChoice />
      <LanguageChoice />
      <PushChoice />
      <Passkeys />
      <Logout />
    </Page>
  );
};
