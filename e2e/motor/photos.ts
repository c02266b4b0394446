import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { motorEndpoints } from 'mfe-motor/contract/endpoints.ts';
import type { InspectionPhoto, PhotoFlag } from 'mfe-motor/contract/schemas/inspection.ts';
import { addressOf } from '@payung/shared/api/address.ts';
import { headersFor } from '@payung/shared/api/headers.ts';
import { config } from '@payung/shared/config.ts';
import type { Sender } from '#support/sample-policy.ts';

export type Slot = InspectionPhoto['slot'];
export type Reason = PhotoFlag['reason'];

/** What is photographed of every vehicle, literal. */
export const CAR_SLOTS: readonly Slot[] = [
  'front',
  'rear',
  'left',
  'right',
  'dashboard',
  'chassis',
  'engine',
  'registration',
];
export const MOTORCYCLE_SLOTS: readonly Slot[] = [
  'front',
  'rear',
  'left',
  'right',
  'speedometer',
  'chassis',
  'registration',
];

/** A small seeded random generator: the same seed draws the same picture. */
const chanceOf = (seed: number) => {
  let state = Math.imul(seed ^ (seed << 13), 2_654_435_761) >>> 0;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

type Colour = readonly [red: number, green: number, blue: number];

interface Shape {
  readonly colour: Colour;
  readonly holds: (x: number, y: number) => boolean;
}

/** Left and top, width and height. */
const box =
  (...[left, top, width, height]: readonly [number, number, number, number]): Shape['holds'] =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height;

const wheel =
  (centreX: number, centreY: number, radius: number): Shape['holds'] =>
  (x, y) =>
    (x - centreX) ** 2 + (y - centreY) ** 2 < radius ** 2;

/** A car on a road, each in other colours and at another place; from 0 to 1 both ways. */
const shapesOf = (chance: () => number): readonly Shape[] => {
  const paint: Colour = [60 + chance() * 190, 60 + chance() * 190, 60 + chance() * 190];
  const [x, y] = [0.12 + chance() * 0.16, 0.34 + chance() * 0.12];
  const scenery = Array.from({ length: 9 }, (): Shape => {
    const tone = 90 + chance() * 140;
    return {
      colour: [tone, tone * (0.8 + chance() * 0.3), tone * 0.85],
      holds: box(chance() * 0.9, chance() * 0.35, 0.05 + chance() * 0.2, 0.1 + chance() * 0.3),
    };
  });
  return [
    { colour: [176, 205, 230], holds: () => true },
    ...scenery,
    { colour: [128, 130, 134], holds: box(0, 0.62, 1, 0.38) },
    { colour: paint, holds: box(x, y + 0.14, 0.6, 0.2) },
    { colour: paint, holds: box(x + 0.12, y, 0.34, 0.16) },
    { colour: [200, 222, 235], holds: box(x + 0.15, y + 0.03, 0.28, 0.1) },
    { colour: [250, 250, 244], holds: box(x + 0.22, y + 0.22, 0.16, 0.06) },
    { colour: [30, 30, 34], holds: wheel(x + 0.13, y + 0.35, 0.065) },
    { colour: [30, 30, 34], holds: wheel(x + 0.47, y + 0.35, 0.065) },
  ];
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
  /** Noise of each pixel, 0 to 255, as in a camera's picture. */
  readonly noise?: number;
}

/** A photo of a car as PNG. Every seed is another picture. */
export const carPicture = (
  seed: number,
  { width = 480, height = 360, noise = 10 }: PictureOptions = {},
): Buffer => {
  const chance = chanceOf(seed);
  const [sky, ...others] = shapesOf(chance);
  const shapes = others.toReversed();
  const row = 1 + width * 3;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { colour } = shapes.find(({ holds }) => holds(x / width, y / height)) ?? sky!;
      const grain = (chance() - 0.5) * noise;
      const at = y * row + 1 + x * 3;
      for (const part of [0, 1, 2] as const) {
        pixels[at + part] = Math.max(0, Math.min(255, Math.round(colour[part] + grain)));
      }
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

interface SentPhoto {
  readonly quoteId: string;
  readonly slot: Slot;
  /** Seed of the picture. */
  readonly seed: number;
}

/** One photo into one slot, as a browser sends a file that was chosen. */
export const sendPhoto = async (
  { url, state }: Sender,
  { quoteId, slot, seed }: SentPhoto,
): Promise<string> => {
  const photoId = randomUUID();
  const address = addressOf(
    motorEndpoints.putInspectionPhoto,
    { params: { quoteId, slot, photoId }, query: { source: 'file' } },
    'en',
  );
  const form = new FormData();
  const bytes = new Uint8Array(carPicture(seed, { width: 320, height: 240 }));
  form.set('file', new Blob([bytes], { type: 'image/png' }), 'photo.png');
  const answer = await fetch(new URL(config.api.request + address, url), {
    method: 'PUT',
    headers: headersFor({ kind: 'agent', ...state }, 'en'),
    body: form,
  });
  if (!answer.ok) throw new Error(`${slot}: ${answer.status} ${await answer.text()}`);
  return photoId;
};
