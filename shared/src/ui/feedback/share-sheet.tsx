import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { mailAddress, whatsAppAddress, withLink } from '#domain/text/share-text.ts';
import { useText } from '#messages/text.ts';
import { CopyField } from '#ui/feedback/copy-field.tsx';
import { DRAWINGS } from '#ui/drawings.ts';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './share-sheet.module.css';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/input.tsx';

type SharedBy = 'link' | 'whatsapp' | 'email' | 'qr';

interface ShareSheetProps {
  link: string;
  /** The text of the drafts, which can be edited; contains the link. */
  message: string;
  /** The recipient's number, when it is known. */
  phone?: string;
  emailSubject?: string;
  /** A way was used: a draft opened, the link copied, the QR code shown. */
  onShared?: ((channel: SharedBy) => void) | undefined;
  /** More ways, beside the email. */
  children?: ReactNode;
}

/** WhatsApp first, then email, copy and QR code of a link. WhatsApp and email open a draft; nothing is sent from here. */
export const ShareSheet = ({ link, message, phone, emailSubject, onShared, children }: ShareSheetProps) => {
  const text = useText();
  const id = useId();
  const [edited, setEdited] = useState<string>();
  const draft = withLink(edited ?? message, link);
  return (
    <div className="py-stack">
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {text('share.message')}
        </label>
        <TextArea
          id={id}
          rows={5}
          value={edited ?? message}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setEdited(target.value)}
        />
        <p id={`${id}-help`} className="py-field-help">
          {text('share.messageHelp')}
        </p>
      </div>
      <Button
        type="primary"
        size="large"
        block
        icon={<LineIcon path={DRAWINGS.whatsApp} size={20} />}
        href={whatsAppAddress(draft, phone)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onShared?.('whatsapp')}
      >
        {text('share.whatsApp')}
      </Button>
      <CopyField label={text('share.link')} value={link} onCopied={() => onShared?.('link')} />
      <div className={styles.channels}>
        <Button
          size="large"
          icon={<LineIcon path={DRAWINGS.mail} size={20} />}
          href={mailAddress('', emailSubject ?? message, draft)}
          onClick={() => onShared?.('email')}
        >
          {text('share.email')}
        </Button>
        {children}
      </div>
      <details onToggle={({ currentTarget }) => (currentTarget.open ? onShared?.('qr') : undefined)}>
        <summary className="py-text-button">{text('share.qr')}</summary>
        <QrCode link={link} label={text('share.qr.alt')} />
      </details>
    </div>
  );
};
