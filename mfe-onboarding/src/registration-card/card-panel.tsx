import { useState } from 'react';
import { Button } from 'antd';
import type { OcrDetails } from '@payung/shared/api/endpoints/identity.ts';
import { IdentityConsent } from '@payung/shared/identity/identity-consent.tsx';
import { IdentityDialog } from '@payung/shared/identity/identity-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { CardNotice } from './card-notice.tsx';
import { hasNoCamera } from './in-app-browser.ts';
import { OtherBrowser } from './other-browser.tsx';
import { PhotoButton } from './photo-button.tsx';
import { useOwnCard } from './use-own-card.ts';

interface CardPanelProps {
  /** How a check ended, as the provider spells it. */
  onOutcome: (status: string) => void;
  /** A photo was sent as a file, or the card was read while this page was open. */
  onCard: (card: OcrDetails) => void;
  /** A file first, where the camera has failed. */
  isFileFirst?: boolean;
  /** The check alone: no file. */
  isCheckOnly?: boolean;
}

/** Consent, camera and file for the own ID card, of whoever registers or sells. */
export const CardPanel = ({
  onOutcome,
  onCard,
  isFileFirst = false,
  isCheckOnly = false,
}: CardPanelProps) => {
  const text = useText();
  const own = useOwnCard({ onOutcome, onCard });
  const [isCameraless] = useState(hasNoCamera);
  const [hasAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isDown = own.notice?.title === 'idv.down';
  const isFilePrimary = !isCheckOnly && (isFileFirst || isCameraless || isDown);

  const mayGoOn = (): boolean => {
    setAsked(true);
    return hasAgreed && !own.isBusy;
  };

  const camera = (
    <Button
      key="camera"
      type={isFilePrimary ? 'default' : 'primary'}
      size="large"
      loading={own.isBeginning}
      aria-busy={own.isBeginning || undefined}
      onClick={() => {
        if (mayGoOn()) own.begin();
      }}
    >
      {text('idCard.camera')}
    </Button>
  );
  const file = isCheckOnly ? null : (
    <PhotoButton
      key="file"
      label={text('idCard.file')}
      isPrimary={isFilePrimary}
      isBusy={own.isSending}
      mayChoose={mayGoOn}
      onPhoto={own.send}
      onProblem={own.refuse}
    />
  );

  return (
    <div className="py-stack">
      {own.wasInterrupted ? <InlineNotice kind="warning" text={text('idCard.interrupted')} /> : null}
      {own.notice === undefined ? null : <CardNotice {...own.notice} />}
      <section className="py-card" aria-label={text('idCard.photo')}>
        <IdentityConsent isOwn checked={hasAgreed} isMissing={isAsked && !hasAgreed} onChange={setAgreed} />
        <div className="py-row">{isFilePrimary ? [file, camera] : [camera, file]}</div>
        <p className="py-quiet py-small">{text('idCard.file.hint')}</p>
      </section>
      {isCameraless ? <OtherBrowser /> : null}
      {own.check === undefined ? null : (
        <IdentityDialog check={own.check} onEnd={own.end} onFailed={own.fail} onClose={own.cancel} />
      )}
    </div>
  );
};
