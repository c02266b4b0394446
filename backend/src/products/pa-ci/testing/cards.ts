import sharp from 'sharp';
import type { AreaServer } from '#testing/area-server.ts';
import { sendFile } from '#testing/form.ts';
import type { Seat } from './accident.ts';

/** A photo of a card. */
const cardPhoto = async (): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};

/** Sends a card of the insured with that number; without one it is the first's. */
export const sendCard = async (server: AreaServer, { who, quoteId }: Seat, insuredNo?: number | string) =>
  sendFile(server, who, quoteId, await cardPhoto(), insuredNo === undefined ? {} : { insuredNo });
