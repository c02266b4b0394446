import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@payung/shared/api/query.ts';
import { fakePictures } from '@payung/shared/testing/fake-pictures.ts';
import { emptyOutbox } from '#photos/sending/outbox.ts';
import { approved, flagged, inspectionServer, partly, underReview, stateOf } from '#testing/inspections.ts';
import { openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID, aKnownCustomer, anInspectedQuote } from '#testing/quotes.ts';
import { Screen } from './photo-reupload.screen.tsx';

const path = '/motorreupload';
beforeAll(() => import('#photos/capture/capture.tsx'));
beforeEach(() => {
  emptyOutbox();
});

const open = (settings: Parameters<typeof inspectionServer>[0], language: 'en' | 'id' = 'en') => {
  const { api, state } = inspectionServer(settings);
  return { ...openMotor(Screen, { path, as: 'customer', api, language }), state };
};
const again = () => ({ quote: aKnownCustomer({ inspection: stateOf(flagged()) }), documents: flagged() });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const replace = async (page: ReturnType<typeof open>) => {
  const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'photo.jpg');
  fireEvent.change(await screen.findByLabelText('Gallery or files'), { target: { files: [file] } });
  await page.user.click(await button('Use this photo'));
};

describe('taking flagged photos again [MOT-057]', () => {
  it('shows only the flagged photos, with reason, how to retake them and the note', async () => {
    open(again());
    expect(
      await screen.findByText('Some photos cannot be used. Please upload the marked photos again.'),
    ).toBeTruthy();
    const list = within(await screen.findByRole('region', { name: 'Photos' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Left sideStill missing',
      'Vehicle registration (STNK)Still missing',
    ]);
    expect(screen.getByText('Blurred')).toBeTruthy();
    expect(screen.getByText('Please hold the phone still and wait until the picture is sharp.')).toBeTruthy();
    expect(screen.queryByText(/^Reviewer's note/)).toBeNull();
  });

  it('goes from one flagged photo to the next, then to the preview', async () => {
    fakePictures();
    const page = open(again());
    await replace(page);
    expect(
      await screen.findByText('Please change your position a little, so that no light is reflected.'),
    ).toBeTruthy();
    expect(screen.getByText("Reviewer's note: The plate number is hidden")).toBeTruthy();
    expect(await screen.findByText('1 of 2 photos')).toBeTruthy();
    await replace(page);
    expect(await screen.findByText('All required photos are there.')).toBeTruthy();
    await waitFor(() =>
      expect(page.callsOf('putInspectionPhoto').map(({ params }) => params['slot'])).toEqual([
        'left',
        'registration',
      ]),
    );
    expect(await screen.findByText('2 of 2 photos')).toBeTruthy();
    await page.user.click(await button('Check all photos'));
    await waitFor(() => expect(page.address()).toBe(`/oonamotorPreview?quoteId=${QUOTE_ID}`));
  });

  it.each([
    [
      'under review',
      {
        quote: aKnownCustomer({ stage: 'Qc Checked', inspection: stateOf(underReview()) }),
        documents: underReview(),
      },
    ],
    ['approved', { quote: anInspectedQuote(), documents: approved() }],
    [
      'of a rejected quote',
      {
        ...again(),
        quote: aKnownCustomer({
          inspection: stateOf(flagged()),
          rejection: { reason: 'Other plate', at: '2027-02-01T04:00:00.000Z' },
        }),
      },
    ],
  ] as const)('leads back to the inspection when it is %s', async (_name, settings) => {
    const page = open(settings);
    await waitFor(() => expect(page.address()).toBe(`/oonariskinspectionmotor?quoteId=${QUOTE_ID}`));
  });

  it('shows the flagged photos on a second device, which reads only the photos [MOT-072]', async () => {
    const { api, state } = inspectionServer({ documents: flagged() });
    const page = openMotor(Screen, { path, as: 'secondDevice', api });
    expect(await screen.findByText('Blurred')).toBeTruthy();
    expect(new Set(page.calls.map(({ name }) => name))).toEqual(new Set(['inspectionDocuments']));
    state.documents = partly('front');
    await act(async () => {
      await queryClient.refetchQueries({ type: 'active' });
    });
    await waitFor(() => expect(page.address()).toBe(`/oonariskinspectionmotor?quoteId=${QUOTE_ID}`));
  });

  it('shows its texts in Indonesian', async () => {
    open(again(), 'id');
    expect(
      await screen.findByText(
        'Beberapa foto tidak dapat digunakan. Silakan unggah ulang foto yang ditandai.',
      ),
    ).toBeTruthy();
  });
});
