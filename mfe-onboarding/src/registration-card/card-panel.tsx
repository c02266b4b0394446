import { useState } from 'react';
import type { OcrDetails } from '@payung/shared/schemas/identity.ts';
import { IdentityConsent, IdentityDialog } from '@payung/shared/identity/identity-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QrCode } from '@payung/shared/ui/feedback/qr-code.tsx';
import { CopyField } from '@payung/shared/ui/feedback/copy-field.tsx';
import { useText } from '#messages/catalogue.ts';
import { PhotoButton } from '@payung/shared/ui/photo/photo-button.tsx';
import { hasNoCamera } from '@payung/shared/ui/photo/use-camera.ts';
import { CardNotice } from './card-notice.tsx';
import { useOwnCard } from './use-own-card.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface CaptureCardProps {
  own: ReturnType<typeof useOwnCard>;
  cameraLabel: string;
  hint?: string;
  isFileFirst?: boolean;
  /** Without the choice of a file. */
  isCheckOnly?: boolean;
}

/** Consent, camera and file for the own ID card. */
export const CaptureCard = (props: CaptureCardProps) => {
  const { own, cameraLabel, hint, isFileFirst = false, isCheckOnly = false } = props;
  const text = useText();
  const [hasAgreed, setAgreed] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);

  const mayStart = (): boolean => {
    setSubmitted(true);
    return hasAgreed && !own.isBusy;
  };

  const camera = (
    <Button
      key="camera"
      type={isFileFirst ? 'default' : 'primary'}
      size="large"
      loading={own.isBeginning}
      aria-busy={own.isBeginning || undefined}
      onClick={() => {
        if (mayStart()) own.begin();
      }}
    >
      {cameraLabel}
    </Button>
  );
  const file = isCheckOnly ? null : (
    <PhotoButton
      key="file"
      label={text('idCard.file')}
      isPrimary={isFileFirst}
      isBusy={own.isSending}
      mayChoose={mayStart}
      isCard
      onPhoto={own.send}
      onProblem={own.refuse}
    />
  );

  return (
    <section className="py-card" aria-label={text('idCard.photo')}>
      <IdentityConsent
        isOwn
        checked={hasAgreed}
        isMissing={wasSubmitted && !hasAgreed}
        onChange={setAgreed}
      />
      <div className="py-row">{isFileFirst ? [file, camera] : [camera, file]}</div>
      {hint === undefined ? null : <p className="py-quiet py-small">{hint}</p>}
    </section>
  );
};

interface CardPanelProps {
  /** How a check ended, as the provider spells it. */
  onOutcome: (status: string) => void;
  /** A photo was sent as a file, or the card was read while this page was open. */
  onCard: (card: OcrDetails) => void;
  /** Offers a file first, after the camera has failed. */
  isFileFirst?: boolean;
  /** Without the choice of a file. */
  isCheckOnly?: boolean;
}

/** The user's own ID card, with the texts for everything that can go wrong. */
export const CardPanel = ({
  onOutcome,
  onCard,
  isFileFirst = false,
  isCheckOnly = false,
}: CardPanelProps) => {
  const text = useText();
  const own = useOwnCard({ onOutcome, onCard });
  const [isCameraless] = useState(hasNoCamera);
  const isDown = own.notice?.title === 'idv.down';
  const isFilePrimary = !isCheckOnly && (isFileFirst || isCameraless || isDown);

  return (
    <div className="py-stack">
      {own.wasInterrupted ? <InlineNotice kind="warning" text={text('idCard.interrupted')} /> : null}
      {own.notice === undefined ? null : <CardNotice {...own.notice} />}
      <CaptureCard
        own={own}
        cameraLabel={text('idCard.camera')}
        hint={text('idCard.file.hint')}
        isFileFirst={isFilePrimary}
        isCheckOnly={isCheckOnly}
      />
      {isCameraless ? <OtherBrowser /> : null}
      {own.check === undefined ? null : (
        <IdentityDialog check={own.check} onEnd={own.end} onFailed={own.fail} onClose={own.cancel} />
      )}
    </div>
  );
};

/** The address without query and fragment, so without secrets. */
const pageAddress = (): string => `${location.origin}${location.pathname}`;

/** For browsers without a camera: a link and a QR code that open the page in another browser. */
export const OtherBrowser = () => {
  const text = useText();
  const link = pageAddress();
  return (
    <section className="py-card" aria-label={text('idCard.elsewhere')}>
      <InlineNotice kind="info" text={text('idCard.elsewhere.text')} />
      <CopyField label={text('idCard.elsewhere.link')} value={link} />
      <QrCode link={link} label={text('idCard.elsewhere.qr')} caption={text('idCard.elsewhere.caption')} />
    </section>
  );
};
