import type { DrawnMember } from './drawn-tree.ts';
import { MemberBox } from './member-box.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { layoutTree } from './tree-layout.ts';
import type { Line } from './tree-layout.ts';
import styles from './tree-picture.module.css';

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
