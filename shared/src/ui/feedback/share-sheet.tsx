import { mailAddress, whatsAppAddress } from '#domain/text/share-text.ts';
import { useText } from '#messages/text.ts';
import { CopyField } from '#ui/feedback/copy-field.tsx';
import { DRAWINGS } from '#ui/drawings.ts';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './share-sheet.module.css';
import { Button } from '#ui/button.tsx';

type ShareChannel = 'link' | 'whatsapp' | 'email' | 'qr';

interface ShareSheetProps {
  link: string;
  /** The text of the drafts; contains the link. */
  message: string;
  /** The recipient's number, when it is known. */
  phone?: string;
  emailSubject?: string;
  /** A way was used: a draft opened, the link copied, the QR code shown. */
  onShared?: ((channel: ShareChannel) => void) | undefined;
}

/** WhatsApp, email, copy and QR code of a link. WhatsApp and email open a draft; nothing is sent from here. */
export const ShareSheet = ({ link, message, phone, emailSubject, onShared }: ShareSheetProps) => {
  const text = useText();
  return (
    <div className="py-stack">
      <div className={styles.channels}>
        <Button
          type="primary"
          size="large"
          icon={<LineIcon path={DRAWINGS.whatsApp} size={20} />}
          href={whatsAppAddress(message, phone)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onShared?.('whatsapp')}
        >
          {text('share.whatsApp')}
        </Button>
        <Button
          size="large"
          icon={<LineIcon path={DRAWINGS.mail} size={20} />}
          href={mailAddress('', emailSubject ?? message, message)}
          onClick={() => onShared?.('email')}
        >
          {text('share.email')}
        </Button>
      </div>
      <CopyField label={text('share.link')} value={link} onCopied={() => onShared?.('link')} />
      <details onToggle={({ currentTarget }) => (currentTarget.open ? onShared?.('qr') : undefined)}>
        <summary className="py-text-button">{text('share.qr')}</summary>
        <QrCode link={link} label={text('share.qr.alt')} />
      </details>
    </div>
  );
};
