import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse, unchecked } from '@payung/shared/testing/fake-api.ts';
import { KITE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { emptyOutbox, putIntoOutbox } from '#photos/sending/outbox.ts';
import { aPhoto, complete, flagged, inspectionServer, partly, stateOf } from '#testing/inspections.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID, aKnownCustomer } from '#testing/quotes.ts';
import { Screen } from './photo-preview.screen.tsx';

const path = '/oonamotorPreview';
beforeEach(() => {
  emptyOutbox();
});

const open = (settings: Parameters<typeof inspectionServer>[0], more: MotorReplies = {}) => {
  const { api, state } = inspectionServer(settings);
  return { ...openMotor(Screen, { path, as: 'customer', api: { ...api, ...more } }), state };
};
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Photos' })).findAllByRole('listitem');

it('asks nothing of the quote of another product, and leads to the page of that', async () => {
  const { api } = inspectionServer({ documents: complete() });
  const foreign = unchecked(aQuote({ productId: KITE_ID, stage: 'Plan Selected' }));
  const page = openMotor(Screen, {
    path,
    products: [kite],
    api: { ...api, getMotorQuote: foreign as never },
  });
  await waitFor(() => expect(page.address()).toMatch(/^\/kite/));
  expect(page.callsOf('inspectionDocuments')).toEqual([]);
  expect(screen.queryByText(/We could not find this/)).toBeNull();
});

describe('the photos before they are submitted [MOT-070]', () => {
  it('shows all of them, and enlarges one', async () => {
    const page = open({ documents: complete() });
    expect(await cards()).toHaveLength(8);
    expect(await screen.findByRole('img', { name: 'Vehicle registration (STNK)' })).toBeTruthy();
    await page.user.click(await button('Enlarge: Front'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Front' }));
    expect(dialog.getByRole('img', { name: 'Front' })).toBeTruthy();
  });

  it('leads to where one photo is taken again', async () => {
    const page = open({ documents: complete() });
    await page.user.click(await button('Take again: Engine bay with engine number'));
    await waitFor(() =>
      expect(page.address()).toBe(`/oonariskinspectionmotor?quoteId=${QUOTE_ID}&slot=engine`),
    );
  });

  it('submits the complete set once, and leads to where it is under review [MOT-056]', async () => {
    const page = open({ documents: complete() });
    await cards();
    await page.user.dblClick(await button('Submit for review'));
    await waitFor(() => expect(page.address()).toBe(`/oonariskinspectionmotor?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('submitInspection').map(({ method, address }) => [method, address])).toEqual([
      ['POST', `user/inspection-motor/${QUOTE_ID}/submit`],
    ]);
  });

  it('does not submit an incomplete set, and focuses what is missing', async () => {
    const page = open({ documents: partly('front', 'rear', 'right') });
    expect(await cards()).toHaveLength(8);
    await page.user.click(await button('Submit for review'));
    const missing = await button('Take this photo: Left side');
    await waitFor(() => expect(document.activeElement).toBe(missing));
    expect(screen.getByText('Please send every required photo')).toBeTruthy();
    expect(page.callsOf('submitInspection')).toEqual([]);
  });

  it('does not submit damage without a description', async () => {
    const documents = complete();
    const page = open({ documents: { ...documents, photos: [...documents.photos, aPhoto('damage1')] } });
    await page.user.click(await button('Submit for review'));
    const silent = await button('Take again: Damage 1');
    await waitFor(() => expect(document.activeElement).toBe(silent));
    expect(page.callsOf('submitInspection')).toEqual([]);
  });

  it('removes a photo of damage', async () => {
    const documents = complete();
    const damage = aPhoto('damage1', { description: 'Scratch' });
    const page = open({ documents: { ...documents, photos: [...documents.photos, damage] } });
    expect(await screen.findByText('Scratch')).toBeTruthy();
    await page.user.click(await button('Remove'));
    await waitFor(() => expect(screen.queryByText('Scratch')).toBeNull());
    expect(page.callsOf('removePhoto')[0]?.address).toBe(
      `user/inspection-motor/${QUOTE_ID}/photos/photo-of-damage1/remove`,
    );
  });

  it('waits for photos that are still being sent, and shows them', async () => {
    const { api } = inspectionServer({ documents: partly('front') });
    const page = openMotor(Screen, {
      path,
      as: 'customer',
      api: { ...api, putInspectionPhoto: () => new Promise(() => undefined) },
    });
    await cards();
    putIntoOutbox({
      quoteId: QUOTE_ID,
      slot: 'rear',
      photoId: 'rear',
      file: new Blob(['x'], { type: 'image/jpeg' }),
      source: 'camera',
      hints: [],
      description: '',
      acceptedAt: 1,
      state: 'sending',
      progress: 0.4,
    });
    expect(await screen.findByText('Being sent: 40%')).toBeTruthy();
    expect(screen.getByText('Photos are still being sent. Please stay on this page.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Rear' })).toBeTruthy();
    expect(page.callsOf('submitInspection')).toEqual([]);
  });

  it('shows why a submission was refused', async () => {
    const errMsg = 'Please send every required photo';
    const page = open({ documents: complete() }, { submitInspection: refuse({ status: 422, errMsg }) });
    await cards();
    await page.user.click(await button('Submit for review'));
    expect((await screen.findByRole('alert')).textContent).toBe(errMsg);
  });

  it('lets only flagged photos be taken again [MOT-057]', async () => {
    open({ quote: aKnownCustomer({ inspection: stateOf(flagged()) }), documents: flagged() });
    expect(await cards()).toHaveLength(8);
    const again = screen.getAllByRole('button', { name: /^Take (again|this photo)/ });
    expect(again.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Take this photo: Left side',
      'Take this photo: Vehicle registration (STNK)',
    ]);
  });

  it('shows a second device that the photos are submitted, and calls the server no more [MOT-072]', async () => {
    const { api } = inspectionServer({ documents: complete() });
    const page = openMotor(Screen, { path, as: 'secondDevice', api });
    await cards();
    await page.user.click(await button('Submit for review'));
    expect(await screen.findByRole('heading', { name: 'The photos are submitted' })).toBeTruthy();
    // Nothing of the quote but its photos.
    expect(new Set(page.calls.map(({ name }) => name))).toEqual(
      new Set(['inspectionDocuments', 'inspectionPhoto', 'submitInspection']),
    );
    expect(page.calls.at(-1)?.name).toBe('submitInspection');
    expect(page.address()).toBe(`${path}?quoteId=${QUOTE_ID}`);
  });
});
