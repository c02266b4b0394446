// oxlint-disable-next-line typescript/triple-slash-reference -- nothing to import: the file declares *.module.css
/// <reference path="../stylesheets.d.ts" />
import styles from './picture.module.css';

interface LineIconProps {
  /** Path data of a 24 × 24 line drawing. */
  path: string;
  size?: number;
}

/** An icon; decorative, so it never stands without text or a label. */
export const LineIcon = ({ path, size = 24 }: LineIconProps) => (
  <svg
    className={styles.icon}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
