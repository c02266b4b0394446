import { LineIcon } from '#ui/text/picture.tsx';
import { BRAND } from '#ui/brand-settings.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import styles from './brand.module.css';

/** The logo; the name is text, so a screen reader says it once. */
export const UmbrellaMark = () => (
  <span className={styles.mark}>
    <LineIcon path={DRAWINGS.umbrella} size={32} />
    <span className={styles.name}>{BRAND.name}</span>
  </span>
);
