import type { ReactNode } from 'react';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { IconButton } from '@payung/shared/ui/fields/icon-button.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './tree-picture.module.css';
import { usePictureView } from './use-picture-view.ts';

interface PictureFrameProps {
  readonly label: string;
  readonly content: { readonly width: number; readonly height: number };
  /** Where the open one stands. */
  readonly open: { readonly x: number; readonly y: number };
  /** What is drawn; not drawn anew while it is pulled. */
  readonly children: ReactNode;
}

const FIT = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5';

/** The window on a picture, with its buttons. */
export const PictureFrame = ({ label, content, open, children }: PictureFrameProps) => {
  const text = useText();
  const { place, view, zoom, fit, drag } = usePictureView(content, open);
  return (
    <figure className={styles['figure']}>
      <div className={styles['tools']}>
        <IconButton path={DRAWINGS.plus} label={text('tree.picture.nearer')} onPress={() => zoom('in')} />
        <IconButton path={DRAWINGS.minus} label={text('tree.picture.further')} onPress={() => zoom('out')} />
        <IconButton path={FIT} label={text('tree.picture.fit')} onPress={fit} />
      </div>
      <svg
        ref={place}
        className={styles['picture']}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not a file
        role="img"
        aria-label={label}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        {...drag}
      >
        {children}
      </svg>
    </figure>
  );
};
