import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { anEntry, aReviewedLedger, aReviewer } from '#testing/points-data.ts';
import { pressTwice } from '#testing/press-twice.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './points-work.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

const open = (query: string, api: Options['api'] = {}) =>
  renderAgentScreen(Screen, {
    route: `/pointswork?tab=ledger${query}`,
    session: aReviewer(),
    api: { agentLedger: aReviewedLedger(), ...api },
  });

const begin = async (api: Options['api'] = {}) => {
  const page = open('&agent=AG-1001', api);
  await page.user.click(await screen.findByRole('button', { name: 'Correct entry 12' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct entry 12 of Sari Wulandari' }));
  return {
    ...page,
    dialog,
    points: dialog.getByRole('textbox', { name: 'Points to add or take away' }),
    reason: dialog.getByRole('textbox', { name: 'Reason' }),
  };
};

it('finds a ledger by agent code in upper or lower case [R39]', async () => {
  const page = open('');
  await page.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Enter an agent code.')).toBeDefined();
  await page.user.type(screen.getByRole('textbox', { name: 'Agent code' }), ' ag-1001{Enter}');
  expect(
    await screen.findByRole('table', { name: 'Entries of Sari Wulandari, the newest first' }),
  ).toBeDefined();
  expect(page.address()).toBe('/pointswork?tab=ledger&agent=AG-1001');
  expect(page.callsOf('agentLedger').map(({ params }) => params)).toEqual([{ agentCode: 'AG-1001' }]);
});

it('shows an error beside the field for an unknown agent code', async () => {
  open('&agent=AG-9', { agentLedger: refuse({ status: 404, errCode: 1, errMsg: 'Not found' }) });
  expect((await screen.findByRole('alert')).textContent).toBe('No agent has this code.');
  expect(screen.getByRole('textbox', { name: 'Agent code' })).toBeDefined();
});

it('offers a correction only for entries that can still be corrected [R39]', async () => {
  open('&agent=AG-1001', {
    agentLedger: aReviewedLedger({
      items: [
        { ...anEntry({ no: 14, kind: 'reserved', points: 0, held: 100 }), by: 'Sari Wulandari' },
        { ...anEntry({ no: 13 }), correctable: { down: 0, up: 0 }, by: '' },
        { ...anEntry(), correctable: { down: -27, up: 27 }, by: '' },
      ],
    }),
  });
  await screen.findByRole('table');
  expect(
    screen.getAllByRole('button', { name: /^Correct entry/ }).map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Correct entry 12']);
});

it.each(['-28', '28', '0', '', 'ten'])('refuses a correction by "%s" at the field [R39]', async (typed) => {
  const { user, dialog, points, reason, callsOf } = await begin();
  expect(dialog.getByText('From -27 to +27; with a minus they are taken away')).toBeDefined();
  if (typed !== '') await user.type(points, typed);
  await user.type(reason, 'Sold twice');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Enter a whole number from -27 to +27, and not 0.')).toBeDefined();
  expect(document.activeElement).toBe(points);
  expect(callsOf('correctPoints')).toEqual([]);
});

it('posts a correction with its reason after a confirmation, once on a double click [R39]', async () => {
  const after = aReviewedLedger({
    items: [
      { ...anEntry({ no: 13, kind: 'corrected', points: -10, correctsNo: 12 }), by: 'Rina Kartika' },
      { ...anEntry(), correctable: { down: -17, up: 37 }, by: '' },
    ],
  });
  let isCorrected = false;
  const { user, dialog, points, reason, callsOf } = await begin({
    agentLedger: () => (isCorrected ? after : aReviewedLedger()),
    correctPoints: () => {
      isCorrected = true;
      return after;
    },
  });
  await user.type(points, '-10');
  await user.type(reason, 'no');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Write at least 5 characters.')).toBeDefined();
  await user.clear(reason);
  await user.type(reason, 'Sold twice');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Post -10 for Sari Wulandari, as a correction of entry 12?')).toBeDefined();
  expect(dialog.getByText('Reason: Sold twice')).toBeDefined();
  expect(callsOf('correctPoints')).toEqual([]);
  pressTwice(dialog.getByRole('button', { name: 'Post the correction' }));
  expect(await screen.findByText('Correction of entry 12')).toBeDefined();
  expect(screen.getByText('The correction is posted. The agent is notified.')).toBeDefined();
  expect(callsOf('correctPoints').map(({ params, body }) => [params, body])).toEqual([
    [
      { agentCode: 'AG-1001' },
      { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), no: 12, points: -10, reason: 'Sold twice' },
    ],
  ]);
});

it('shows the refusal of the server in the dialog', async () => {
  const errMsg = 'A correction may not exceed its entry: from -17 to 27 points are possible here, and not 0.';
  const { user, dialog, points, reason } = await begin({
    correctPoints: refuse({ status: 400, errCode: 1, errMsg }),
  });
  await user.type(points, '-20');
  await user.type(reason, 'Sold twice');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.click(await dialog.findByRole('button', { name: 'Post the correction' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(errMsg);
});

it('adds the next page of the ledger on demand', async () => {
  const { user } = open('&agent=AG-1001', {
    agentLedger: ({ query }: SeenCall) =>
      query['after'] === undefined
        ? aReviewedLedger({ next: 'abc' })
        : aReviewedLedger({ items: [{ ...anEntry({ no: 11 }), by: '' }] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() =>
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['12', '11']),
  );
});
