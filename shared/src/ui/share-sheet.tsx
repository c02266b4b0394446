import { Button } from 'antd';
import { QRCodeSVG } from 'qrcode.react';
import { mailAddress, whatsAppAddress } from '#domain/share-text.ts';
import { useText } from '#messages/text.ts';
import { CopyField } from '#ui/copy-field.tsx';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/picture.tsx';

interface ShareSheetProps {
  link: string;
  /** Holds the link; goes into the drafts as it is. */
  message: string;
  /** The receiver's number, when it is known. */
  phone?: string;
  emailSubject?: string;
}

/** All ways to hand a link to somebody. WhatsApp and mail open a draft; nothing is sent from here. */
export const ShareSheet = ({ link, message, phone, emailSubject }: ShareSheetProps) => {
  const text = useText();
  return (
    <div className="py-share">
      <CopyField label={text('share.link')} value={link} />
      <div className="py-share-ways">
        <Button
          size="large"
          icon={<LineIcon path={DRAWINGS.whatsApp} size={20} />}
          href={whatsAppAddress(message, phone)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text('share.whatsApp')}
        </Button>
        <Button
          size="large"
          icon={<LineIcon path={DRAWINGS.mail} size={20} />}
          href={mailAddress('', emailSubject ?? message, message)}
        >
          {text('share.email')}
        </Button>
      </div>
      <figure className="py-qr">
        <QRCodeSVG value={link} size={160} title={text('share.qr.alt')} />
        <figcaption className="py-quiet py-small">{text('share.qr')}</figcaption>
      </figure>
    </div>
  );
};
