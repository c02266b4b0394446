import { LineIcon } from './picture.tsx';
import styles from './picture-list.module.css';

interface PictureListProps {
  /** `path` is the path data of a 24 × 24 line drawing. */
  items: readonly { readonly path: string; readonly title: string; readonly text: string }[];
}

/** Short points, each with an icon, a title and a sentence. */
export const PictureList = ({ items }: PictureListProps) => (
  <ul className={styles.list}>
    {items.map(({ path, title, text }) => (
      <li key={title}>
        <LineIcon path={path} />
        <strong>{title}</strong>
        <span className="py-quiet">{text}</span>
      </li>
    ))}
  </ul>
);
