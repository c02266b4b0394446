import { Link } from 'react-router-dom';
import type { CardReviewStatus } from '@payung/shared/domain/onboarding/registration.ts';
import { PROFILE_PAGES, useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './facts.module.css';

interface DocumentsProps {
  /** Nothing while it is being loaded. */
  readonly hasIdCard?: boolean;
  readonly hasTaxId?: boolean;
  /** Where the card stands that was sent last. */
  readonly cardReview?: CardReviewStatus | undefined;
}

export const Documents = ({ hasIdCard, hasTaxId, cardReview }: DocumentsProps) => {
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
        <InlineNotice kind={cardReview === 'submitted' ? 'info' : 'warning'} text={missing} />
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
