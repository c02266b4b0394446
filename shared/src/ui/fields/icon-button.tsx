import { LineIcon } from '#ui/text/picture.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps {
  /** Path data of a 24 × 24 line drawing. */
  path: string;
  size?: number;
  /** What a screen reader says. */
  label: string;
  disabled?: boolean;
  onPress: () => void;
}

/** A button without a border that shows only an icon. */
export const IconButton = ({ path, size, label, disabled, onPress }: IconButtonProps) => (
  <button type="button" className={styles.button} aria-label={label} disabled={disabled} onClick={onPress}>
    <LineIcon path={path} size={size} />
  </button>
);
