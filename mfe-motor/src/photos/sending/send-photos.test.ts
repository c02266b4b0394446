import { expect, it, onTestFinished, vi } from 'vitest';
import { setTransport } from '@payung/shared/api/client.ts';
import { fakeApi, noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { linkAtom, noLink } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { aLinkVisit } from '@payung/shared/testing/samples/people.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { inspectionServer } from '#testing/inspections.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import { STORED_MS, storePhoto, restorePhotos, emptyOutbox, outboxAtom, putIntoOutbox } from './outbox.ts';
import type { OutboxPhoto } from './outbox.ts';
import { WAITS_MS, sendPhotos } from './send-photos.ts';

const aWaitingPhoto = (slot: PhotoSlot, change: Partial<OutboxPhoto> = {}): OutboxPhoto => ({
  quoteId: QUOTE_ID,
  slot,
  photoId: `id-of-${slot}`,
  file: new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 1, 2, 3)], { type: 'image/jpeg' }),
  source: 'camera',
  hints: [],
  description: '',
  acceptedAt: Date.now(),
  state: 'waiting',
  progress: 0,
  ...change,
});
const left = () => store.get(outboxAtom).map(({ slot, state, problem }) => ({ slot, state, problem }));

const begin = () => {
  emptyOutbox();
  onTestFinished(emptyOutbox);
};
const fakeWaits = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
};

it('uploads each photo once, by slot and photo id, oldest first, with its metadata', async () => {
  begin();
  const { calls } = fakeApi(inspectionServer().api, motorEndpoints);
  putIntoOutbox(aWaitingPhoto('rear', { acceptedAt: 2 }));
  putIntoOutbox(
    aWaitingPhoto('front', {
      acceptedAt: 1,
      hints: ['dark', 'glare'],
      takenAt: '2027-02-01T03:15:00.000Z',
      source: 'file',
    }),
  );
  await Promise.all([sendPhotos(), sendPhotos()]);
  expect(calls.map(({ method, address }) => [method, decodeURIComponent(address)])).toEqual([
    [
      'PUT',
      `user/inspection-motor/${QUOTE_ID}/photos/front/id-of-front?source=file&takenAt=2027-02-01T03:15:00.000Z&hints=dark,glare`,
    ],
    ['PUT', `user/inspection-motor/${QUOTE_ID}/photos/rear/id-of-rear?source=camera`],
  ]);
  expect(calls[0]?.body).toBeInstanceOf(FormData);
  expect(left()).toEqual([]);
});

it('shows the progress of an upload', async () => {
  begin();
  const failed = new Promise((resolve) => {
    addEventListener('connection-lost', resolve, { once: true });
  });
  setTransport(async (request) => {
    request.onUploadProgress?.({ loaded: 30, total: 100, progress: 0.3, bytes: 30, lengthComputable: true });
    await failed;
    throw new Error('Network Error');
  });
  fakeWaits();
  putIntoOutbox(aWaitingPhoto('front'));
  const sending = sendPhotos();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(outboxAtom).map(({ state, progress }) => [state, progress])).toEqual([['sending', 0.3]]);
  emptyOutbox();
  dispatchEvent(new Event('connection-lost'));
  while (vi.getTimerCount() === 0) await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(2_000);
  await sending;
});

it('sends the description of damage after its photo', async () => {
  begin();
  const { calls } = fakeApi(inspectionServer().api, motorEndpoints);
  putIntoOutbox(aWaitingPhoto('damage1', { description: 'Scratch on the door' }));
  await sendPhotos();
  expect(calls.map(({ name, body }) => [name, name === 'describePhoto' ? body : undefined])).toEqual([
    ['putInspectionPhoto', undefined],
    ['describePhoto', { desc: 'Scratch on the door' }],
  ]);
});

it('retries with growing pauses and the same photo id while the server does not answer', async () => {
  begin();
  fakeWaits();
  const { api, put } = inspectionServer();
  let failures = 3;
  const server = fakeApi(
    {
      ...api,
      putInspectionPhoto: (seen: SeenCall) => {
        failures -= 1;
        if (failures === 1) return refuse({ status: 503, errMsg: 'Down' });
        if (failures >= 0) return noAnswer();
        return put(seen);
      },
    },
    motorEndpoints,
  );
  putIntoOutbox(aWaitingPhoto('front'));
  const sending = sendPhotos();
  const tries = (): number => server.callsOf('putInspectionPhoto').length;
  // A pause begins where a try has failed, which takes moments that no clock counts.
  const pauseAfter = async (tried: number): Promise<void> => {
    while (tries() < tried || left()[0]?.state !== 'waiting') await vi.advanceTimersByTimeAsync(0);
    expect([tries(), left()]).toEqual([tried, [{ slot: 'front', state: 'waiting', problem: undefined }]]);
  };
  await pauseAfter(1);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await pauseAfter(2);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  await pauseAfter(3);
  // The connection is back: nobody waits for the end of the pause.
  void sendPhotos();
  await sending;
  const ids = server.callsOf('putInspectionPhoto').map(({ params }) => params['photoId']);
  expect(ids).toEqual(['id-of-front', 'id-of-front', 'id-of-front', 'id-of-front']);
  expect(left()).toEqual([]);
  expect(WAITS_MS).toEqual([2_000, 5_000, 10_000, 20_000, 40_000, 60_000]);
});

it('shows why a photo was refused, and sends the next', async () => {
  begin();
  const { api, put } = inspectionServer();
  const server = fakeApi(
    {
      ...api,
      putInspectionPhoto: ({ params, ...seen }: SeenCall) =>
        params['slot'] === 'front'
          ? refuse({ status: 422, errMsg: 'This picture is already used for another photo of this vehicle.' })
          : put({ params, ...seen }),
    },
    motorEndpoints,
  );
  putIntoOutbox(aWaitingPhoto('front', { acceptedAt: 1 }));
  putIntoOutbox(aWaitingPhoto('rear', { acceptedAt: 2 }));
  await sendPhotos();
  expect(server.callsOf('putInspectionPhoto')).toHaveLength(2);
  expect(left()).toEqual([
    {
      slot: 'front',
      state: 'refused',
      problem: 'This picture is already used for another photo of this vehicle.',
    },
  ]);
});

it('sends the newer photo of a slot that was retaken meanwhile', async () => {
  begin();
  const { api, state } = inspectionServer();
  const server = fakeApi(api, motorEndpoints);
  putIntoOutbox(aWaitingPhoto('front', { photoId: 'first' }));
  const sending = sendPhotos();
  putIntoOutbox(aWaitingPhoto('front', { photoId: 'second' }));
  await sending;
  expect(server.callsOf('putInspectionPhoto').map(({ params }) => params['photoId'])).toEqual([
    'first',
    'second',
  ]);
  expect(state.documents.photos.map(({ photoId }) => photoId)).toEqual(['second']);
  expect(left()).toEqual([]);
});

it('stores unconfirmed photos on the device for 24 hours, for their owner and quote only', async () => {
  begin();
  store.set(linkAtom, aLinkVisit({ prefix: 'motor', quoteId: QUOTE_ID }));
  const photo = aWaitingPhoto('registration', { hints: ['glare'], takenAt: '2027-02-01T03:15:00.000Z' });
  await storePhoto(photo);
  const old = aWaitingPhoto('front', { acceptedAt: Date.now() - STORED_MS - 1 });
  await storePhoto(old);
  expect(STORED_MS).toBe(24 * 60 * 60 * 1000);
  const [restored, ...others] = await restorePhotos(QUOTE_ID);
  expect(others).toEqual([]);
  const { file, ...facts } = restored!;
  const { file: _file, ...before } = photo;
  expect(facts).toEqual(before);
  expect(file.type).toBe('image/jpeg');
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0xff, 0xd8, 0xff, 1, 2, 3]);
  expect(await restorePhotos('65f0c1a5e4b0a70001a3f999')).toEqual([]);
  store.set(linkAtom, noLink);
  expect(await restorePhotos(QUOTE_ID)).toEqual([]);
});
