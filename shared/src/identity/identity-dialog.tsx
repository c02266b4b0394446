import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '@payung/shared/session/language.ts';
import { readSettings } from '@payung/shared/settings.ts';
import { useText } from '#messages/text.ts';
import { AdaptiveDialog } from '#ui/feedback/adaptive-dialog.tsx';
import { FRAME, readFrameMessage } from './frame-messages.ts';
import type { StartCheck } from './frame-messages.ts';
import styles from './identity-dialog.module.css';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { ConsentBox } from '#ui/fields/consent-box.tsx';

/** The provider's script comes from elsewhere: when it has not come by then, it will not come. */
export const FRAME_PATIENCE_MS = 20_000;

interface IdentityDialogProps {
  check: { accessToken: string; transactionId: string; workflow: string };
  onEnd: (status: string) => void;
  onFailed: () => void;
  onClose: () => void;
}

/** The provider's screens, in a document of another origin that talks to this page by checked messages. */
export const IdentityDialog = ({ check, onEnd, onFailed, onClose }: IdentityDialogProps) => {
  const text = useText();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [origin] = useState(() => readSettings().identityOrigin);
  const [isReady, setReady] = useState(false);

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readFrameMessage(event, { window: frame.current?.contentWindow, origin });
    if (message?.type === 'failed') onFailed();
    if (message?.type === 'ready' && origin !== undefined) {
      setReady(true);
      const start: StartCheck = {
        name: FRAME.name,
        version: FRAME.version,
        type: 'start',
        ...check,
        language,
      };
      frame.current?.contentWindow?.postMessage(start, origin);
    }
    if (message?.type === 'result' && message.transactionId === check.transactionId) onEnd(message.status);
  });
  const giveUp = useEffectEvent(onFailed);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (isReady) return undefined;
    // Without an address nothing will come.
    const timer = setTimeout(() => giveUp(), origin === undefined ? 0 : FRAME_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady, origin]);

  return (
    <AdaptiveDialog open title={text('identity.dialog')} onClose={onClose} width={640}>
      <div className={styles.frame}>
        {isReady ? null : (
          <p className={styles.waiting} aria-live="polite">
            {text('identity.preparing')}
          </p>
        )}
        {origin === undefined ? null : (
          <iframe
            ref={frame}
            src={origin + FRAME.path}
            title={text('identity.dialog')}
            // No windows, no downloads, no leading the page elsewhere. It keeps its origin, which is not the page's.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- both together undo a sandbox of the same origin only
            sandbox="allow-scripts allow-same-origin allow-forms"
            allow={`camera ${origin}`}
            referrerPolicy="no-referrer"
          />
        )}
      </div>
    </AdaptiveDialog>
  );
};

interface IdentityConsentProps {
  checked: boolean;
  isMissing: boolean;
  onChange: (checked: boolean) => void;
  /** The own card of somebody who registers or sells. */
  isOwn?: boolean;
}

/** A consent of its own, where the photo is taken, with its purpose (law 27/2022). */
export const IdentityConsent = ({ checked, isMissing, onChange, isOwn = false }: IdentityConsentProps) => {
  const text = useText();
  const ofInsured = useIsLinkMode() ? 'identity.consent' : 'identity.consent.agent';
  return (
    <ConsentBox
      checked={checked}
      isMissing={isMissing}
      onChange={onChange}
      purpose={text(isOwn ? 'identity.consent.own.purpose' : 'identity.consent.purpose')}
      missingText={text('identity.consent.missing')}
    >
      {text(isOwn ? 'identity.consent.own' : ofInsured)}
    </ConsentBox>
  );
};
