import sharp from 'sharp';

/** As a camera of 12 megapixels takes it. */
const WIDTH = 4000;
const HEIGHT = 3000;
/**
 * Strokes of the smallest print are 2 pixels wide, its letters 14 high: print of 1.5 mm on a registration of
 * 21 cm that fills half the width of the picture, because somebody stood too far away.
 */
const STROKE = 2;
const [COLUMNS, ROWS] = [5, 7];
/** Odd, so that strokes lie differently on the pixels of the smaller picture. */
const [STEP_X, STEP_Y] = [(COLUMNS + 1) * STROKE + 1, (ROWS + 4) * STROKE + 1];
const PAPER = { left: 900, top: 800, width: 2200, height: 1200 } as const;
const TEXT = { left: 1000, top: 900, columns: 153, rows: 43 } as const;
const [DESK_GREY, PAPER_GREY, INK_GREY] = [96, 212, 70];

/** Each letter as seven rows of five dots, two hexadecimal digits a row; those that are taken for each other. */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': '0e11191513110e',
  '1': '040c040404040e',
  '2': '0e11010204081f',
  '3': '1f02040201110e',
  '4': '02060a121f0202',
  '5': '1f101e0101110e',
  '6': '0608101e11110e',
  '7': '1f010204080808',
  '8': '0e11110e11110e',
  '9': '0e11110f01020c',
  A: '0e11111f111111',
  B: '1e11111e11111e',
  E: '1f10101e10101f',
  F: '1f10101e101010',
  H: '1111111f111111',
  K: '11121418141211',
  M: '111b1515111111',
  N: '11191513111111',
  R: '1e11111e141211',
  S: '0f10100e01011e',
};
const LETTERS = Object.keys(GLYPHS);

const chanceOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const isInk = (letter: string, x: number, y: number): boolean => {
  const row = Math.floor(y / STROKE) * 2;
  const dots = Number.parseInt((GLYPHS[letter] ?? '').slice(row, row + 2), 16);
  return ((dots >> (COLUMNS - 1 - Math.floor(x / STROKE))) & 1) === 1;
};

interface Cell {
  readonly letter: string;
  readonly left: number;
  readonly top: number;
}

const cellsOf = (chance: () => number): readonly Cell[] =>
  Array.from({ length: TEXT.columns * TEXT.rows }, (_, at) => ({
    letter: LETTERS[Math.floor(chance() * LETTERS.length)] ?? '',
    left: TEXT.left + (at % TEXT.columns) * STEP_X,
    top: TEXT.top + Math.floor(at / TEXT.columns) * STEP_Y,
  }));

/** The pixels of a letter's place, in reading order. */
const overCell = <Value>(valueAt: (x: number, y: number) => Value): Value[] =>
  Array.from({ length: COLUMNS * ROWS * STROKE * STROKE }, (_, at) =>
    valueAt(at % (COLUMNS * STROKE), Math.floor(at / (COLUMNS * STROKE))),
  );

const PIXELS = { raw: { width: WIDTH, height: HEIGHT, channels: 1 } } as const;
const CELLS = cellsOf(chanceOf(7));

/** Paper with wavy lines, darker towards one side, on a grey desk. */
const paperAt = (x: number, y: number): number => {
  const isPaper =
    x >= PAPER.left && x < PAPER.left + PAPER.width && y >= PAPER.top && y < PAPER.top + PAPER.height;
  if (!isPaper) return DESK_GREY;
  return PAPER_GREY + 10 * Math.sin(x / 9 + Math.sin(y / 23) * 4) - (14 * (x - PAPER.left)) / PAPER.width;
};

/** A whole page of letters in a row that chance chose, with the softness of a lens and the noise of a sensor. */
export const registrationPhoto = async (): Promise<Buffer> => {
  const page = Buffer.alloc(WIDTH * HEIGHT);
  for (let at = 0; at < page.length; at += 1) page[at] = paperAt(at % WIDTH, Math.floor(at / WIDTH));
  for (const { letter, left, top } of CELLS) {
    overCell((x, y) => {
      if (isInk(letter, x, y)) page[(top + y) * WIDTH + left + x] = INK_GREY;
    });
  }
  const soft = await sharp(page, PIXELS).blur(0.7).toColourspace('b-w').raw().toBuffer();
  const chance = chanceOf(3);
  const noisy = soft.map((value) => Math.max(0, Math.min(255, value + (chance() - 0.5) * 16)));
  return sharp(noisy, PIXELS).jpeg({ quality: 92 }).toBuffer();
};

/** With a mean of 0 and a length of 1: brightness and contrast count for nothing. */
const normalised = (values: readonly number[]): readonly number[] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const apart = values.map((value) => value - mean);
  const length = Math.hypot(...apart) || 1;
  return apart.map((value) => value / length);
};

const TEMPLATES = LETTERS.map((letter) => ({
  letter,
  shape: normalised(overCell((x, y) => (isInk(letter, x, y) ? 0 : 1))),
}));

const likeness = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const readLetter = (shape: readonly number[]): string =>
  TEMPLATES.map((each) => ({ letter: each.letter, is: likeness(shape, each.shape) })).reduce((best, each) =>
    each.is > best.is ? each : best,
  ).letter;

/** Share of the letters of the page that are still taken for what they are. */
export const legibleShare = async (photo: Buffer): Promise<number> => {
  const pixels = await sharp(photo)
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const right = CELLS.filter(({ letter, left, top }) => {
    const shape = overCell((x, y) => pixels[(top + y) * WIDTH + left + x] ?? 0);
    return readLetter(normalised(shape)) === letter;
  });
  return right.length / CELLS.length;
};
