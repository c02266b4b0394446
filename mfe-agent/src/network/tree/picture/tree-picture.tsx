import type { ReactNode } from 'react';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { IconButton } from '@payung/shared/ui/fields/icon-button.tsx';
import { useText } from '#messages/catalogue.ts';
import type { DrawnMember } from './drawn-tree.ts';
import { MemberBox } from './member-box.tsx';
import { usePictureView } from './picture-view.ts';
import { layoutTree } from './tree-layout.ts';
import type { Line } from './tree-layout.ts';
import styles from './tree-picture.module.css';

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
const PictureFrame = ({ label, content, open, children }: PictureFrameProps) => {
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

interface TreePictureProps {
  /** Says what is drawn, and that the table says the same. */
  readonly label: string;
  readonly tree: DrawnMember;
  /** Whose members are open; empty for those of whoever looks. */
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onShow: (id: string) => void;
}

const curve = ({ x1, y1, x2, y2 }: Line): string => {
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
};

/** A tree from left to right. For eyes and pointers: keyboards and screen readers use the table. */
export const TreePicture = ({ label, tree, openId, onOpen, onShow }: TreePictureProps) => {
  const layout = layoutTree(tree);
  const open = layout.boxes.find(({ node }) => node.id === openId) ?? { x: 0, y: 0 };
  return (
    <PictureFrame label={label} content={layout} open={open}>
      {layout.lines.map((line) => (
        <path key={curve(line)} className={styles['line']} d={curve(line)} />
      ))}
      {layout.boxes.map(({ node, x, y }) => (
        // Somebody who was moved meanwhile may stand in two levels until both are read anew.
        <MemberBox key={`${node.id} ${x} ${y}`} drawn={node} x={x} y={y} onOpen={onOpen} onShow={onShow} />
      ))}
    </PictureFrame>
  );
};
