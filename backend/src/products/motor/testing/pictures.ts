import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Scene {
  /** Decides shapes, colours and noise: the same seed is the same picture. */
  readonly seed: number;
  readonly width?: number;
  readonly height?: number;
}

/** Small, repeatable chance. */
const chanceOf = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const shapesOf = (chance: () => number, width: number, height: number): string =>
  Array.from({ length: 14 }, () => {
    const [x, y] = [chance() * width, chance() * height];
    const [w, h] = [(0.1 + chance() * 0.4) * width, (0.1 + chance() * 0.4) * height];
    const colour = `hsl(${Math.round(chance() * 360)} 60% ${Math.round(20 + chance() * 60)}%)`;
    return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="${colour}"/>`;
  }).join('');

/** A photo of nothing in particular: shapes with the noise of a camera. */
export const scene = async ({ seed, width = 640, height = 480 }: Scene): Promise<Buffer> => {
  const chance = chanceOf(seed);
  const shapes = shapesOf(chance, width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#889"/>${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const noisy = data.map((value) => Math.max(0, Math.min(255, value + Math.round((chance() - 0.5) * 12))));
  const { channels } = info;
  return sharp(Buffer.from(noisy), { raw: { width, height, channels } }).jpeg({ quality: 90 }).toBuffer();
};

/** The dashboard of one model, photographed in another car: the same shapes, other noise and light. */
export const sameModelDashboard = async (seed: number, brightness: number): Promise<Buffer> =>
  sharp(await scene({ seed }))
    .modulate({ brightness })
    .jpeg({ quality: 80 })
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG of that width and height: a few bytes that unfold to gigabytes. */
export const bomb = (side: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
