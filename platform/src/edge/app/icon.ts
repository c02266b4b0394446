import { crc32, deflateSync } from 'node:zlib';

type Point = readonly [number, number];
interface Line {
  readonly x: number;
  readonly y: number;
  /** To its end. */
  readonly dx: number;
  readonly dy: number;
}

/** So many straight pieces for each curve: no corner shows at 512 pixels. */
const PIECES = 32;
const steps = Array.from({ length: PIECES }, (_none, index) => (index + 1) / PIECES);

const curve = ([x1, y1, x2, y2, x3, y3]: readonly number[]): Point[] =>
  steps.map((t) => {
    const part = (a = 0, b = 0, c = 0): number =>
      3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * c;
    return [part(x1, x2, x3), part(y1, y2, y3)];
  });

/** An arc of an ellipse that is not rotated, by its centre (SVG 1.1, appendix F.6). */
const arc = ([rx = 0, ry = 0, , large, sweep, x1 = 0, y1 = 0]: readonly number[]): Point[] => {
  const [ux, uy] = [x1 / 2 / rx, y1 / 2 / ry];
  const length = Math.hypot(ux, uy);
  // Too small to reach: it grows.
  const scale = Math.max(1, length);
  const height = Math.sqrt((scale / length) ** 2 - 1) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(ux - height * uy) * rx, (uy + height * ux) * ry];
  const angleOf = (x: number, y: number): number => Math.atan2((y - cy) / ry, (x - cx) / rx);
  const whole = 2 * Math.PI;
  const from = angleOf(0, 0);
  const turn = (angleOf(x1, y1) - from + whole) % whole;
  const angle = sweep === 1 ? turn : turn - whole;
  return steps.map((t) => [
    cx + Math.cos(from + angle * t) * rx * scale,
    cy + Math.sin(from + angle * t) * ry * scale,
  ]);
};

/** How many numbers each command takes, and the points that it leads to, relative to where it begins. */
const COMMANDS: Readonly<
  Record<string, readonly [count: number, draw: (n: readonly number[]) => readonly Point[]]>
> = {
  l: [2, ([x = 0, y = 0]) => [[x, y]]],
  h: [1, ([x = 0]) => [[x, 0]]],
  v: [1, ([y = 0]) => [[0, y]]],
  c: [6, curve],
  a: [7, arc],
};

const numbersIn = (text: string): readonly number[] =>
  (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** Path data of a line drawing as straight pieces. As in our drawings, only M and Z are written in capitals. */
const linesOf = (path: string): readonly Line[] => {
  const lines: Line[] = [];
  let at: Point = [0, 0];
  let start = at;
  const drawTo = (next: Point): void => {
    lines.push({ x: at[0], y: at[1], dx: next[0] - at[0], dy: next[1] - at[1] });
    at = next;
  };
  for (const [, name = '', given = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = numbersIn(given);
    if (name === 'M') {
      at = [numbers[0] ?? 0, numbers[1] ?? 0];
      start = at;
    } else if (name === 'Z') drawTo(start);
    else {
      const [count, draw] = COMMANDS[name] ?? [];
      if (count === undefined || draw === undefined)
        throw new Error(`No icon can be drawn of a mark with ${name}.`);
      for (let index = 0; index < numbers.length; index += count) {
        const [x, y] = at;
        for (const [dx, dy] of draw(numbers.slice(index, index + count))) drawTo([x + dx, y + dy]);
      }
    }
  }
  return lines;
};

/** How far a point lies from the nearest piece. */
const distanceTo = (x: number, y: number, lines: readonly Line[]): number => {
  let nearest = Infinity;
  for (const line of lines) {
    const [fromX, fromY] = [x - line.x, y - line.y];
    const square = line.dx * line.dx + line.dy * line.dy;
    const along = square === 0 ? 0 : Math.min(1, Math.max(0, (fromX * line.dx + fromY * line.dy) / square));
    const [awayX, awayY] = [fromX - along * line.dx, fromY - along * line.dy];
    nearest = Math.min(nearest, awayX * awayX + awayY * awayY);
  }
  return Math.sqrt(nearest);
};

const bytesOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
};

/** A picture of three bytes a pixel (PNG, RFC 2083). */
const png = (size: number, rows: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

interface Mark {
  /** A line drawing of 24 x 24, its line 2 wide. */
  readonly path: string;
  readonly line: string;
  readonly ground: string;
}

/** Of the width, so that whatever shape a device cuts out of the icon holds the mark. */
const MARK_SHARE = 0.6;

/** A square icon of a mark, in the colours of the brand. */
export const drawIcon = (size: number, { path, line: colour, ground }: Mark): Buffer => {
  const lines = linesOf(path);
  const [over, under] = [bytesOf(colour), bytesOf(ground)];
  const scale = 24 / (size * MARK_SHARE);
  const margin = 12 - (size / 2) * scale;
  const rowBytes = 1 + size * 3;
  const rows = Buffer.alloc(size * rowBytes);
  for (let row = 0; row < size; row += 1) {
    const y = margin + (row + 0.5) * scale;
    const near = lines.filter(
      (line) => Math.min(line.y, line.y + line.dy) - 2 < y && y < Math.max(line.y, line.y + line.dy) + 2,
    );
    for (let column = 0; column < size; column += 1) {
      const distance = distanceTo(margin + (column + 0.5) * scale, y, near);
      // The edge of the line lies between two pixels.
      const cover = Math.min(1, Math.max(0, (1 - distance) / scale + 0.5));
      const at = row * rowBytes + 1 + column * 3;
      for (let part = 0; part < 3; part += 1)
        rows[at + part] = Math.round((under[part] ?? 0) * (1 - cover) + (over[part] ?? 0) * cover);
    }
  }
  return png(size, rows);
};
