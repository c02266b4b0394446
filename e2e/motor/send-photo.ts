import { randomUUID } from 'node:crypto';
import { motorEndpoints } from 'mfe-motor/contract/endpoints.ts';
import { addressOf } from '@payung/shared/api/address.ts';
import { headersFor } from '@payung/shared/api/headers.ts';
import { config } from '@payung/shared/config.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import type { Api } from '#support/api.ts';
import { carPicture } from './pictures.ts';
import type { Slot } from './slots.ts';

/** An agent who sends photos too: those go as files, and not as JSON. */
export interface Sender {
  readonly url: string;
  readonly state: AgentState;
  readonly api: Api;
}

interface SentPhoto {
  readonly quoteId: string;
  readonly slot: Slot;
  /** Decides the picture. */
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
