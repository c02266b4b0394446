import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** What each picture of docs/screens.md shows: the upper part of the picture of a screen. */
export const DOCUMENT_PICTURES: Readonly<Record<string, string>> = {
  home: 'en-360-oonahome',
  trip: 'en-360-oonatravel-new',
  plans: 'en-360-chooseproducttravel',
  comparison: 'en-360-chooseproducttravel-comparison',
  order: 'en-360-ordersummarytravel',
  'quote-ready': 'en-360-oonasuccess',
  'first-page': 'en-360-travelotp-link',
  payment: 'en-360-oonapayment',
  leads: 'en-1280-oonaleads',
  agenda: 'en-1280-oonatodo-week',
  points: 'en-1280-oonapoints',
  network: 'en-1280-tree',
};

const PHONE = { width: 360, height: 800 } as const;
const DESK = { width: 1280, height: 800 } as const;
/** A desk is printed smaller than it is. */
const PRINTED_DESK = { width: 960, height: 600 } as const;

const GROUND = '#e2e8f0';
const GAP = 24;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of a page that may be shorter. */
const upperPart = async (file: string, { width, height }: Size): Promise<Buffer> => {
  // In two steps: in one, sharp cuts before it extends.
  const extended = await sharp(file).extend({ bottom: height, background: GROUND }).toBuffer();
  return sharp(extended).extract({ left: 0, top: 0, width, height }).png().toBuffer();
};

/** The first picture of the README: the agent's home at a desk beside the customer's phone. */
const makeFirstPicture = async (pictures: string, file: string): Promise<void> => {
  const [desk, phone] = await Promise.all([
    upperPart(join(pictures, 'en-1280-oonahome.png'), DESK),
    upperPart(join(pictures, 'id-360-travelotp-link.png'), PHONE),
  ]);
  await sharp({
    create: {
      width: DESK.width + PHONE.width + 3 * GAP,
      height: DESK.height + 2 * GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite([
      { input: desk, left: GAP, top: GAP },
      { input: phone, left: DESK.width + 2 * GAP, top: GAP },
    ])
    .png({ palette: true, effort: 10 })
    .toFile(file);
};

/** Makes the pictures that README.md and docs/screens.md show of the pictures of the sweeps. */
export const makeDocumentPictures = async (pictures: string, docs: string): Promise<void> => {
  const first = join(docs, 'pictures', 'payung.png');
  mkdirSync(join(dirname(first), 'screens'), { recursive: true });
  await makeFirstPicture(pictures, first);
  for (const [name, source] of Object.entries(DOCUMENT_PICTURES)) {
    const isPhone = source.includes('-360-');
    const part = await upperPart(join(pictures, `${source}.png`), isPhone ? PHONE : DESK);
    await sharp(part)
      .resize(isPhone ? PHONE : PRINTED_DESK)
      .webp({ quality: 80 })
      .toFile(join(docs, 'pictures', 'screens', `${name}.webp`));
  }
};
