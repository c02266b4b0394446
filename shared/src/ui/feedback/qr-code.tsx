import { QRCodeSVG } from 'qrcode.react';
import styles from './qr-code.module.css';

interface QrCodeProps {
  link: string;
  /** What a screen reader says. */
  label: string;
  caption?: string;
}

/** A link that another device opens with its camera. */
export const QrCode = ({ link, label, caption }: QrCodeProps) => (
  <figure className={styles.qr}>
    <QRCodeSVG value={link} size={160} title={label} />
    {caption === undefined ? null : <figcaption className="py-quiet py-small">{caption}</figcaption>}
  </figure>
);
