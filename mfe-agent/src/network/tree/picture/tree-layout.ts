/** A person in a picture, with the members below. */
interface TreeNode<Node> {
  readonly children: readonly Node[];
}

/** Sizes in units of the picture: pixels without zoom. */
export const BOX = { width: 208, height: 76 } as const;
export const GAP = { x: 56, y: 12 } as const;

interface Box<Node> {
  readonly node: Node;
  readonly x: number;
  readonly y: number;
}

/** A line from the right edge of a box to the left edge of a box below it. */
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface TreeLayout<Node> {
  readonly boxes: readonly Box<Node>[];
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
}

/** A level is a column; each box is centred on its children, without overlap. */
export const layoutTree = <Node extends TreeNode<Node>>(root: Node): TreeLayout<Node> => {
  const boxes: Box<Node>[] = [];
  const lines: Line[] = [];
  let nextY = 0;
  let columns = 1;
  const place = (node: Node, column: number): number => {
    columns = Math.max(columns, column + 1);
    const x = column * (BOX.width + GAP.x);
    const below = node.children.map((child) => place(child, column + 1));
    const first = below[0];
    const last = below.at(-1);
    const y = first === undefined || last === undefined ? nextY : (first + last) / 2;
    if (first === undefined) nextY += BOX.height + GAP.y;
    boxes.push({ node, x, y });
    for (const childY of below) {
      lines.push({
        x1: x + BOX.width,
        y1: y + BOX.height / 2,
        x2: x + BOX.width + GAP.x,
        y2: childY + BOX.height / 2,
      });
    }
    return y;
  };
  place(root, 0);
  return {
    boxes,
    lines,
    width: columns * BOX.width + (columns - 1) * GAP.x,
    height: nextY - GAP.y,
  };
};
