import type { ComponentProps } from 'react';
import { useText } from '#messages/text.ts';
import { Block } from '#ui/layout/page.tsx';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './what-is-covered.module.css';

/** What an insurance is for, in pictures. */
export const WhatIsCovered = ({ items }: Pick<ComponentProps<typeof PictureList>, 'items'>) => {
  const text = useText();
  return (
    <Block id="covers" title={text('start.covers')}>
      <PictureList items={items} />
    </Block>
  );
};

interface PictureListProps {
  /** `path` is the path data of a 24 × 24 line drawing. */
  items: readonly { readonly path: string; readonly title: string; readonly text: string }[];
}

/** Short points, each with an icon, a title and a sentence. */
const PictureList = ({ items }: PictureListProps) => (
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
