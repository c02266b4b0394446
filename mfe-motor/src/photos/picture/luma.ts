/** How bright each pixel is, 0 to 255, row by row. */
export interface Luma {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8ClampedArray;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly data: Uint8ClampedArray;
}

/** By the weights of ITU-R BT.601. */
export const lumaOf = ({ width, height, data }: Pixels): Luma => {
  const values = new Uint8ClampedArray(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    values[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, values };
};

/** A square of a picture. */
export interface Tile {
  /** Position of its middle, each from 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly variance: number;
  /** Mean square of the Laplacian: how much neighbours differ. */
  readonly laplacian: number;
  /** Share of pixels that are as white as can be. */
  readonly clipped: number;
}

const CLIPPED = 250;

interface Corner {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const tileAt = ({ width, height, values }: Luma, { left, top, side }: Corner): Tile => {
  const at = (x: number, y: number): number => values[(top + y) * width + left + x] ?? 0;
  let sum = 0;
  let squares = 0;
  let clipped = 0;
  let laplacian = 0;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const value = at(x, y);
      sum += value;
      squares += value * value;
      if (value >= CLIPPED) clipped += 1;
      if (x > 0 && y > 0 && x < side - 1 && y < side - 1) {
        laplacian += (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * value) ** 2;
      }
    }
  }
  const count = side * side;
  return {
    x: (left + side / 2) / width,
    y: (top + side / 2) / height,
    variance: squares / count - (sum / count) ** 2,
    laplacian: laplacian / (side - 2) ** 2,
    clipped: clipped / count,
  };
};

/** The whole squares of a picture, row by row. */
export const tilesOf = (luma: Luma, side: number): readonly Tile[] => {
  const columns = Math.floor(luma.width / side);
  const rows = Math.floor(luma.height / side);
  return Array.from({ length: columns * rows }, (_, index) =>
    tileAt(luma, { left: (index % columns) * side, top: Math.floor(index / columns) * side, side }),
  );
};

export const meanOf = ({ values }: Luma): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
