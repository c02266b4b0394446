import { LineIcon } from '#ui/picture.tsx';
import '#ui/parts.ts';

interface PictureListProps {
  /** Each with a line drawing, 24 × 24. */
  items: readonly { readonly path: string; readonly title: string; readonly text: string }[];
}

/** What something is for, in a few pictures. */
export const PictureList = ({ items }: PictureListProps) => (
  <ul className="py-pictures">
    {items.map(({ path, title, text }) => (
      <li key={title}>
        <LineIcon path={path} />
        <strong>{title}</strong>
        <span className="py-quiet">{text}</span>
      </li>
    ))}
  </ul>
);
