import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { aLinkVisit } from '@payung/shared/testing/samples/people.ts';
import { aJpeg, fakePictures } from '@payung/shared/testing/fake-pictures.ts';
import { storePhoto, restorePhotos, emptyOutbox } from '#photos/sending/outbox.ts';
import { car } from '#product.ts';
import { fakeCamera } from '@payung/shared/testing/fake-camera.ts';
import { complete, inspectionServer, partly } from '#testing/inspections.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { Screen } from './inspection.screen.tsx';

const path = '/oonariskinspectionmotor';
// The page loads it when it is needed; a busy machine takes longer than a test waits.
beforeAll(() => import('#photos/capture/capture.tsx'));
const almost = () => partly('front', 'rear', 'left', 'right', 'dashboard', 'chassis', 'engine');
const open = (settings: Parameters<typeof inspectionServer>[0] = {}, more: MotorReplies = {}) => {
  const { api, state } = inspectionServer(settings);
  return { ...openMotor(Screen, { path, as: 'customer', api: { ...api, ...more } }), state };
};
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const pick = async (label: string, file = aJpeg()) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const strip = async () => within(await screen.findByRole('region', { name: 'Photos' }));

beforeEach(() => {
  emptyOutbox();
});

describe('taking the photos [MOT-056]', () => {
  it('goes from slot to slot with the camera in the page, and sends each accepted photo', async () => {
    fakePictures();
    const { wishes } = fakeCamera();
    const page = open();
    expect(await title('Front')).toBeTruthy();
    expect(screen.getByText('The whole front with the licence plate.')).toBeTruthy();
    await page.user.click(await button('Open the camera'));
    const video = await screen.findByLabelText('Picture of the camera');
    expect(wishes).toEqual([
      { width: { ideal: 2560 }, height: { ideal: 1920 }, facingMode: { ideal: 'environment' } },
    ]);
    fireEvent.loadedMetadata(video);
    await page.user.click(await button('Take the photo'));
    expect(await screen.findByRole('img', { name: 'Front' })).toBeTruthy();
    expect(page.callsOf('putInspectionPhoto')).toEqual([]);

    await page.user.click(await button('Use this photo'));
    // The camera opens again for the next one.
    expect(await screen.findByRole('dialog', { name: 'Rear' })).toBeTruthy();
    await waitFor(() => expect(page.state.documents.photos.map(({ slot }) => slot)).toEqual(['front']));
    const [sent] = page.callsOf('putInspectionPhoto');
    expect(sent?.query).toEqual({ source: 'camera' });
    expect(sent?.params['photoId']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect((await strip()).getByText('1 of 8 photos')).toBeTruthy();
    expect((await strip()).getByRole('button', { name: 'Front Sent' })).toBeTruthy();
  });

  it('takes a photo again when it is not accepted', async () => {
    fakePictures();
    const page = open();
    await pick('Gallery or files');
    await page.user.click(await button('Retake'));
    expect(await screen.findByLabelText('Gallery or files')).toBeTruthy();
    expect(page.callsOf('putInspectionPhoto')).toEqual([]);
  });

  it('has two separate buttons beside the camera: the phone app and the gallery', async () => {
    fakePictures();
    const page = open();
    const app = await screen.findByLabelText<HTMLInputElement>("Phone's camera app");
    const files = screen.getByLabelText<HTMLInputElement>('Gallery or files');
    expect([app.accept, app.getAttribute('capture')]).toEqual(['image/*', 'environment']);
    expect([files.accept, files.getAttribute('capture')]).toEqual([
      'image/jpeg,image/png,image/heic,image/heif',
      null,
    ]);
    await pick("Phone's camera app");
    await page.user.click(await button('Use this photo'));
    await waitFor(() =>
      expect(page.callsOf('putInspectionPhoto')[0]?.query).toEqual({ source: 'cameraApp' }),
    );
  });

  it('shows hints before sending, and sends an accepted photo with the hints that were ignored', async () => {
    fakePictures({ grey: 20 });
    const page = open();
    await pick('Gallery or files');
    expect(await screen.findByText(/looks too dark/)).toBeTruthy();
    await page.user.click(await button('Use this photo'));
    await waitFor(() =>
      expect(page.callsOf('putInspectionPhoto')[0]?.query).toEqual({ source: 'file', hints: 'dark' }),
    );
  });

  it('shows that the browser cannot read HEIC', async () => {
    fakePictures({ size: { width: 0, height: 0 } });
    open();
    const heic = new File([Uint8Array.of(0, 0, 0, 24), 'ftypheic'], 'IMG_1.HEIC');
    await pick('Gallery or files', heic);
    expect((await screen.findByRole('alert')).textContent).toMatch(/cannot read HEIC photos/);
  });

  it('shows beside the photo why the server refused it, and takes another', async () => {
    fakePictures();
    const errMsg = 'This picture was already used for another vehicle. Please take a new one.';
    const page = open({}, { putInspectionPhoto: refuse({ status: 422, errMsg }) });
    await pick('Gallery or files');
    await page.user.click(await button('Use this photo'));
    expect(await title('Front')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toBe(errMsg);
    expect((await strip()).getByRole('button', { name: 'Front Not accepted' })).toBeTruthy();
  });

  it('keeps photos without a connection, and sends them when it returns', async () => {
    fakePictures();
    const { api, state, put } = inspectionServer();
    let isConnected = false;
    const page = openMotor(Screen, {
      path,
      as: 'customer',
      api: {
        ...api,
        putInspectionPhoto: (seen) => (isConnected ? put(seen) : noAnswer()),
      },
    });
    await pick('Gallery or files');
    await page.user.click(await button('Use this photo'));
    expect(await title('Rear')).toBeTruthy();
    expect(await (await strip()).findByRole('button', { name: 'Front Waiting to be sent' })).toBeTruthy();
    isConnected = true;
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(state.documents.photos.map(({ slot }) => slot)).toEqual(['front']));
    const ids = new Set(page.callsOf('putInspectionPhoto').map(({ params }) => params['photoId']));
    expect(ids.size).toBe(1);
  });

  it('sends photos that a reload or a killed page left unsent', async () => {
    const { api, state } = inspectionServer();
    store.set(linkAtom, aLinkVisit({ prefix: 'motor', quoteId: QUOTE_ID, productId: car.productId }));
    await storePhoto({
      quoteId: QUOTE_ID,
      slot: 'front',
      photoId: '0b0e7f9c-0000-4000-8000-000000000001',
      file: new Blob(['bytes'], { type: 'image/jpeg' }),
      source: 'camera',
      hints: [],
      description: '',
      acceptedAt: Date.parse('2027-02-01T00:00:00Z'),
      state: 'sending',
      progress: 0.5,
    });
    const page = openMotor(Screen, { path, as: 'customer', api });
    await waitFor(() =>
      expect(state.documents.photos.map(({ photoId }) => photoId)).toEqual([
        '0b0e7f9c-0000-4000-8000-000000000001',
      ]),
    );
    expect(page.callsOf('putInspectionPhoto')).toHaveLength(1);
    expect(await title('Rear')).toBeTruthy();
    await waitFor(async () => expect(await restorePhotos(QUOTE_ID)).toEqual([]));
  });

  it('begins at the first photo that the server does not have', async () => {
    open({ documents: partly('front', 'rear') });
    expect(await title('Left side')).toBeTruthy();
    expect((await strip()).getByText('2 of 8 photos')).toBeTruthy();
  });

  it('leads a refused "Check all photos" to the first photo that is missing', async () => {
    const page = open({ documents: partly('front', 'rear') });
    await screen.findByText('2 of 8 photos');
    await page.user.click(await button('Check all photos'));
    const missing = (await strip()).getByRole('button', { name: 'Left side Still missing' });
    await waitFor(() => expect(document.activeElement).toBe(missing));
    expect(screen.getByText('Please send every required photo')).toBeTruthy();
    expect(page.address()).toBe(`${path}?quoteId=${QUOTE_ID}`);
  });

  it('leads to the preview when the last photo is accepted', async () => {
    fakePictures();
    const page = open({ documents: almost() });
    await pick('Gallery or files');
    await page.user.click(await button('Use this photo'));
    expect(await screen.findByText('All required photos are there.')).toBeTruthy();
    await page.user.click(await button('Check all photos'));
    await waitFor(() => expect(page.address()).toBe(`/oonamotorPreview?quoteId=${QUOTE_ID}`));
  });

  it('takes up to four photos of damage, each with a description', async () => {
    fakePictures();
    const page = open({ documents: complete() });
    await page.user.click(await button('Add a photo of damage'));
    expect(await title('Damage 1')).toBeTruthy();
    await pick('Gallery or files');
    await page.user.click(await button('Use this photo'));
    const words = await screen.findByLabelText('What is damaged?');
    expect(screen.getByText('Please describe the damage on each of its photos')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(page.callsOf('putInspectionPhoto')).toEqual([]);
    await page.user.type(words, 'Scratch on the left door');
    await page.user.click(await button('Use this photo'));
    expect(await screen.findByText('Scratch on the left door')).toBeTruthy();
    await waitFor(() =>
      expect(page.callsOf('describePhoto')[0]?.body).toEqual({ desc: 'Scratch on the left door' }),
    );
    expect(await button('Add a photo of damage')).toBeTruthy();
  });
});

const denied = (message = 'Permission denied') => new DOMException(message, 'NotAllowedError');

describe('the camera in the page', () => {
  it.each([
    ['the page', denied(), /This page is not allowed to use the camera/],
    ['the system', denied('Permission denied by system'), /The phone's settings do not let the browser/],
    ['nothing there', new DOMException('', 'NotFoundError'), /No camera was found/],
    ['another app', new DOMException('', 'NotReadableError'), /Another app uses the camera/],
  ])('says why there is no picture, and what to do: %s', async (_name, error, words) => {
    fakePictures();
    const { phone, wishes } = fakeCamera({ error });
    const page = open();
    await page.user.click(await button('Open the camera'));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(within(screen.getByRole('dialog')).getByLabelText("Phone's camera app")).toBeTruthy();
    phone.error = undefined;
    await page.user.click(await button('Try again'));
    expect(await screen.findByLabelText('Picture of the camera')).toBeTruthy();
    expect(wishes).toHaveLength(2);
  });

  it('fills the window, takes a file instead, and is closed by Back', async () => {
    fakePictures();
    const { tracks } = fakeCamera();
    const page = open();
    await page.user.click(await button('Open the camera'));
    const camera = within(await screen.findByRole('dialog', { name: 'Front' }));
    expect(camera.getByText('The whole front with the licence plate.')).toBeTruthy();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
    expect(page.address()).toBe(`${path}?quoteId=${QUOTE_ID}`);

    await page.user.click(await button('Open the camera'));
    const again = within(await screen.findByRole('dialog', { name: 'Front' }));
    fireEvent.change(again.getByLabelText('Gallery or files'), { target: { files: [aJpeg()] } });
    expect(await screen.findByRole('img', { name: 'Front' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('starts again when the page comes back and the stream has died', async () => {
    fakePictures();
    const { tracks } = fakeCamera();
    const page = open();
    await page.user.click(await button('Open the camera'));
    await screen.findByLabelText('Picture of the camera');
    tracks[0]!.readyState = 'ended';
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live']));
    expect(await screen.findByLabelText('Picture of the camera')).toBeTruthy();
  });

  it('switches to the next lens', async () => {
    fakePictures();
    const { tracks } = fakeCamera({ lenses: ['back', 'wide'] });
    const page = open();
    await page.user.click(await button('Open the camera'));
    await page.user.click(await button('Switch the lens'));
    await waitFor(() => expect(tracks.map(({ lens }) => lens)).toEqual(['back', 'wide']));
    expect(tracks[0]?.readyState).toBe('ended');
  });

  it('is closed when the page is left', async () => {
    fakePictures();
    const { tracks } = fakeCamera();
    const page = open();
    await page.user.click(await button('Open the camera'));
    await screen.findByLabelText('Picture of the camera');
    page.unmount();
    expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  });

  it('is not offered where canvas pixels are altered; camera app and gallery are', async () => {
    fakePictures({ isGarbled: true });
    open();
    expect(await screen.findByLabelText("Phone's camera app")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open the camera' })).toBeNull();
  });
});
