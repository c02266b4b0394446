import { QRCodeSVG } from 'qrcode.react';
import styles from './qr-code.module.css';

/** In its squares: without that much light around it many cameras do not find a code (ISO/IEC 18004). */
const MARGIN = 4;

interface QrCodeProps {
  link: string;
  /** What a screen reader says. */
  label: string;
  caption?: string;
}

/** A link that another device opens with its camera. */
export const QrCode = ({ link, label, caption }: QrCodeProps) => (
  <figure className={styles.qr}>
    <QRCodeSVG value={link} size={200} marginSize={MARGIN} title={label} />
    {caption === undefined ? null : <figcaption className="py-quiet py-small">{caption}</figcaption>}
  </figure>
);
