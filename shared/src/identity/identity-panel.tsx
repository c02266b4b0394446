import { useState } from 'react';
import { maskIdCard } from '#domain/people/identity-number.ts';
import type { AgreedBy } from '#domain/privacy/consent-texts.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { useText } from '#messages/text.ts';
import { AgreedByChoice } from '#ui/choices/agreed-by.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { IdentityConsent, IdentityDialog } from './identity-dialog.tsx';
import { IdentityImage, IdentityImageSkeleton } from './identity-image.tsx';
import { useIdentity } from './use-identity.ts';
import type { IdentityTask } from './use-identity.ts';
import { Notice } from './identity-notice.tsx';
import styles from './identity-panel.module.css';
import { Button } from '#ui/button.tsx';
import { PhotoButton } from '#ui/photo/photo-button.tsx';

const Reading = () => {
  const text = useText();
  return (
    <div className="py-stack-tight" aria-live="polite">
      <span>{text('identity.reading')}</span>
      <Skeleton shape="short" />
      <IdentityImageSkeleton />
    </div>
  );
};

export const IdentityPanel = ({ quoteId, insuredNo, ...task }: IdentityTask) => {
  const text = useText();
  const isAgent = useSession().kind === 'agent';
  const [agreedBy, setAgreedBy] = useState<AgreedBy>();
  const identity = useIdentity({ kind: 'quote', quoteId, insuredNo, agreedBy }, task);
  const { card, notice, reading, check } = identity;
  const [hasAgreed, setAgreed] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const isBusy = identity.isBeginning || identity.isSending;

  const mayStart = (): boolean => {
    setSubmitted(true);
    return hasAgreed && (!isAgent || agreedBy !== undefined) && !isBusy;
  };

  return (
    <section className={`py-card ${styles.panel}`} aria-label={text('identity.title')}>
      <div>
        <h3>{text('identity.title')}</h3>
        <p className="py-quiet">{text('identity.optional')}</p>
      </div>
      {reading.isReading || card === undefined ? null : (
        <div className={styles.card}>
          {card.imageKey === '' ? null : <IdentityImage key={card.imageKey} imageKey={card.imageKey} />}
          {card.idNumber === '' ? null : (
            <p className={styles.number}>
              {card.idType} {maskIdCard(card.idNumber)}
            </p>
          )}
        </div>
      )}
      {notice === undefined ? null : <Notice {...notice} />}
      {reading.isReading ? <Reading /> : null}
      {reading.isLate ? <Notice kind="warning" next="identity.notRead" /> : null}
      {reading.isLate || reading.error !== null ? (
        <div>
          <Button onClick={reading.again}>{text('identity.readAgain')}</Button>
        </div>
      ) : null}
      <IdentityConsent checked={hasAgreed} isMissing={wasSubmitted && !hasAgreed} onChange={setAgreed} />
      {isAgent && hasAgreed ? (
        <AgreedByChoice
          name={`identity-agreed-${insuredNo ?? 1}`}
          value={agreedBy}
          onChange={setAgreedBy}
          isMissing={wasSubmitted && agreedBy === undefined}
        />
      ) : null}
      <div className="py-row">
        <Button
          type="primary"
          size="large"
          loading={identity.isBeginning}
          aria-busy={identity.isBeginning || undefined}
          onClick={() => {
            if (mayStart()) identity.begin();
          }}
        >
          {text(card === undefined ? 'identity.upload' : 'identity.again')}
        </Button>
        <PhotoButton
          label={text('identity.file')}
          isBusy={identity.isSending}
          isCard
          mayChoose={mayStart}
          onPhoto={identity.send}
          onProblem={identity.refuse}
        />
        <span className="py-quiet py-small">{text('identity.file.hint')}</span>
      </div>
      {check === undefined ? null : (
        <IdentityDialog
          check={check}
          onEnd={identity.end}
          onFailed={identity.fail}
          onClose={identity.cancel}
        />
      )}
    </section>
  );
};
