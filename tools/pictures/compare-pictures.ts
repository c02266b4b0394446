import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Of one screen: its picture in both states, in one of them only, or how much of it differs. */
export interface ComparedPicture {
  readonly name: string;
  readonly state: 'equal' | 'different' | 'new' | 'gone';
  /** Of 1, of the pixels of the larger picture. */
  readonly share: number;
}

export interface PictureFolders {
  readonly before: string;
  readonly after: string;
  /** Where the pictures of the differences go. */
  readonly differences: string;
}

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** The picture in the upper left corner of an area, which may be larger. */
const pixelsOf = async (file: string, width: number, height: number): Promise<Pixels> => {
  const own = await sharp(file).metadata();
  const data = await sharp(file)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
  return { width, height, data };
};

const differenceOf = async (name: string, folders: PictureFolders): Promise<ComparedPicture> => {
  const files = [join(folders.before, name), join(folders.after, name)] as const;
  const [one, other] = await Promise.all([sharp(files[0]).metadata(), sharp(files[1]).metadata()]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [before, after] = await Promise.all([
    pixelsOf(files[0], width, height),
    pixelsOf(files[1], width, height),
  ]);
  const drawn = Buffer.alloc(width * height * 4);
  // Edges of letters are smoothed differently from run to run: pixelmatch takes them for equal.
  const count = pixelmatch(before.data, after.data, drawn, width, height, { threshold: 0.1 });
  if (count === 0) return { name, state: 'equal', share: 0 };
  await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(folders.differences, name));
  return { name, state: 'different', share: count / (width * height) };
};

const picturesIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder).filter((name) => name.endsWith('.png')));

/** Compares all pictures of two folders by name, the most different first, then what only one of them has. */
export const comparePictures = async (folders: PictureFolders): Promise<readonly ComparedPicture[]> => {
  mkdirSync(folders.differences, { recursive: true });
  const [before, after] = [picturesIn(folders.before), picturesIn(folders.after)];
  const compared: ComparedPicture[] = [];
  for (const name of [...before].filter((known) => after.has(known)))
    compared.push(await differenceOf(name, folders));
  compared.sort((one, other) => other.share - one.share || one.name.localeCompare(other.name));
  const added = [...after].filter((name) => !before.has(name));
  const removed = [...before].filter((name) => !after.has(name));
  return [
    ...compared,
    ...added.map((name) => ({ name, state: 'new', share: 1 }) as const),
    ...removed.map((name) => ({ name, state: 'gone', share: 1 }) as const),
  ];
};
