import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@payung/shared/api/query.ts';
import { endPageAtom, sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { serverDate, setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { emptyOutbox } from '#photos/sending/outbox.ts';
import { Screen } from '#screens/inspection/inspection.screen.tsx';
import { aPhoto, inspectionServer, partly, wanted } from '#testing/inspections.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';
import { remaining } from './handoff-link.tsx';

beforeAll(async () => {
  await import('#photos/capture/capture.tsx');
  await import('./handoff-link.tsx');
});
beforeEach(() => {
  emptyOutbox();
});

const expiresAt = '2027-02-01T05:30:00.000Z';
const open = (settings: Parameters<typeof inspectionServer>[0] = {}, more: MotorReplies = {}) => {
  const { api, state } = inspectionServer(settings);
  const page = openMotor(Screen, { path: '/oonariskinspectionmotor', api: { ...api, ...more } });
  return { ...page, state };
};
const begin = async (page: ReturnType<typeof open>) => {
  await page.user.click(await screen.findByRole('button', { name: 'Continue on a phone' }));
  return within(await screen.findByRole('dialog', { name: 'Photos with another device' }));
};

describe('handing the photos to a phone [MOT-072]', () => {
  it('shows a QR code and a link that is valid for half an hour', async () => {
    const page = open();
    const dialog = await begin(page);
    expect(await dialog.findByTitle('QR code for your phone')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toBe(
      'https://payung.example/app/motorphotohandoff#a-token',
    );
    expect(dialog.getByRole('timer').textContent).toMatch(
      /^The link is valid for (30:00|29:5\d) more minutes/,
    );
    expect(page.callsOf('createHandoff').map(({ method, address }) => [method, address])).toEqual([
      ['POST', `user/inspection-motor/${QUOTE_ID}/handoff`],
    ]);
  });

  it.each(WRONG_CLOCKS)(
    'counts the half hour from when the server made the link, on a device that is %s',
    async (_words, ahead) => {
      setDeviceAhead(ahead);
      const page = open(
        {},
        {
          createHandoff: () => ({
            link: 'https://payung.example/app/motorphotohandoff#a-token',
            expiresAt: serverDate(30 * 60_000).toISOString(),
          }),
        },
      );
      const dialog = await begin(page);
      expect((await dialog.findByRole('timer')).textContent).toMatch(
        /^The link is valid for (30:00|29:5\d) more minutes/,
      );
    },
  );

  it('shows that the phone is connected, and every photo that it sends', async () => {
    const page = open();
    await begin(page);
    page.state.documents = {
      ...partly('front'),
      handoff: { expiresAt, isOpened: true },
      photos: [aPhoto('front')],
    };
    await act(async () => {
      await queryClient.refetchQueries({ type: 'active' });
    });
    expect(await screen.findByText('1 of 8 photos')).toBeTruthy();
    const words = 'Your phone is connected. Its photos appear here automatically.';
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(screen.queryByTitle('QR code for your phone')).toBeNull();
  });

  it('ends the link at once when the button is pressed', async () => {
    const page = open({ documents: wanted({ handoff: { expiresAt, isOpened: true } }) });
    const dialog = await begin(page);
    await page.user.click(await dialog.findByRole('button', { name: 'End the link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.callsOf('revokeHandoff')).toHaveLength(1);
    expect(page.callsOf('createHandoff')).toEqual([]);
  });

  it.each([
    [
      false,
      'A link for another device is open until 12:30 WIB. Anyone who opens it can take and see the photos of this vehicle.',
    ],
    [true, 'Your phone is connected. Its photos appear here automatically.'],
  ])('shows on the page that a link is open, and ends it there: opened %s [R65]', async (isOpened, words) => {
    const page = open({ documents: wanted({ handoff: { expiresAt, isOpened } }) });
    expect(await screen.findByText(words)).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'End the link' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(page.callsOf('revokeHandoff')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'End the link' })).toBeNull();
  });

  it('makes a new link in place of a running one whose token is unknown here', async () => {
    const page = open({ documents: wanted({ handoff: { expiresAt, isOpened: false } }) });
    const dialog = await begin(page);
    await page.user.click(await dialog.findByRole('button', { name: 'Make a new link' }));
    expect(await dialog.findByTitle('QR code for your phone')).toBeTruthy();
  });

  it('shows why the server made no link', async () => {
    const errMsg = 'No photos are required at the moment';
    const page = open({}, { createHandoff: refuse({ status: 422, errMsg }) });
    const dialog = await begin(page);
    expect((await dialog.findByRole('alert')).textContent).toBe(errMsg);
  });

  it('does not offer another hand-off or Back on the second device', async () => {
    const { api } = inspectionServer();
    openMotor(Screen, { path: '/oonariskinspectionmotor', as: 'secondDevice', api });
    await screen.findByText('0 of 8 photos');
    expect(screen.queryByRole('button', { name: 'Continue on a phone' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
  });
});

it('leads the second device to the end page instead of the login when the link was ended [MOT-072]', async () => {
  const { api } = inspectionServer();
  let isEnded = false;
  const page = openMotor(Screen, {
    path: '/oonariskinspectionmotor',
    as: 'secondDevice',
    api: {
      ...api,
      inspectionDocuments: () => (isEnded ? refuse({ status: 401, errCode: 25, errMsg: 'Ended' }) : wanted()),
    },
  });
  await screen.findByText('0 of 8 photos');
  isEnded = true;
  await act(async () => {
    await queryClient.refetchQueries({ type: 'active' });
  });
  // The shell leads where the hand-off says.
  await waitFor(() => expect(page.redirects).toContain('login'));
  expect([store.get(sessionAtom).kind, store.get(endPageAtom)]).toEqual(['none', '/kite-landed']);
});

it('formats the remaining time in minutes and seconds', () => {
  const at = Date.parse('2027-02-01T05:00:00.000Z');
  expect(remaining(expiresAt, at)).toBe('30:00');
  expect(remaining(expiresAt, at + 1_000)).toBe('29:59');
  expect(remaining(expiresAt, at + 1_795_000)).toBe('00:05');
  expect(remaining(expiresAt, at + 1_800_000)).toBeUndefined();
});
