import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { aRedemption, aStatement, anAccount, someEarnings } from '#testing/points-data.ts';
import { pressTwice } from '#testing/press-twice.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './points.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

const open = ({ api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, {
    route: '/oonapoints',
    ...options,
    api: {
      pointsAccount: anAccount(),
      pointsEarnings: someEarnings(),
      pointsStatement: aStatement(),
      ...api,
    },
  });
const figuresOf = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('region', { name: 'Your balance' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

/** Opens the dialog. */
const begin = async (options: Options = {}) => {
  const page = open(options);
  await page.user.click(await screen.findByRole('button', { name: 'Redeem points' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Redeem points' }));
  return { ...page, dialog, field: dialog.getByRole('textbox', { name: 'How many points' }) };
};

it.each([
  ['', 'Enter a whole number, such as 250.'],
  ['1,5', 'Enter a whole number, such as 250.'],
  ['99', 'Enter at least 100.'],
  ['528', 'Enter at most 527.'],
])('a redemption of "%s" is refused at the field, and is not sent', async (typed, words) => {
  const { user, dialog, field, callsOf } = await begin();
  expect(dialog.getByText(/^The points are reserved at once\. Staff then confirm or refuse/)).toBeDefined();
  expect(dialog.getByText('From 100 to 527')).toBeDefined();
  if (typed !== '') await user.type(field, typed);
  await user.click(dialog.getByRole('button', { name: /^Redeem/ }));
  expect(await dialog.findByText(words)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(callsOf('redeemPoints')).toEqual([]);
});

it('a redemption is sent once on a double click, and the account of the reply is shown [R39]', async () => {
  const { user, dialog, callsOf } = await begin({
    api: {
      redeemPoints: anAccount({ held: 627, available: 0, redemptions: [aRedemption({ points: 527 })] }),
    },
  });
  await user.click(dialog.getByRole('button', { name: 'All 527' }));
  pressTwice(dialog.getByRole('button', { name: 'Redeem 527 points' }));
  await waitFor(async () => expect(await figuresOf()).toEqual(['627', '627', '0']));
  expect(screen.getByText(/^527 points are reserved\./)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = callsOf('redeemPoints').map(({ body }) => body);
  expect(sent).toEqual([{ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), points: 527 }]);
  // The reservation is an entry of the statement.
  await waitFor(() => expect(callsOf('pointsStatement')).toHaveLength(2));
});

it('a redemption without an answer keeps its request id for the next try [R39]', async () => {
  let isDown = true;
  const { user, dialog, field, callsOf } = await begin({
    api: { redeemPoints: () => (isDown ? noAnswer() : anAccount({ held: 300, available: 327 })) },
  });
  await user.type(field, '200');
  await user.click(dialog.getByRole('button', { name: 'Redeem 200 points' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'We got no response. Try again: the points are redeemed only once.',
  );
  isDown = false;
  // The drawing of the wait ends with a transition, of which a test has none.
  await user.click(dialog.getByRole('button', { name: /Redeem 200 points$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const ids = callsOf('redeemPoints').map(({ body }) => (body as { requestId: string }).requestId);
  // The page has sent the first one once more by itself.
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

it('a redemption that the server refuses shows the error beside the field', async () => {
  const errMsg = 'You can redeem up to 120 points now. Enter fewer points.';
  const { user, dialog, field, toasts } = await begin({
    api: { redeemPoints: refuse({ status: 422, errCode: 1, errMsg }) },
  });
  await user.type(field, '200');
  await user.click(dialog.getByRole('button', { name: 'Redeem 200 points' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(errMsg);
  expect(toasts).toEqual([]);
});

it('a redemption is listed with its state and the reason that staff gave [R39]', async () => {
  open({
    api: {
      pointsAccount: anAccount({
        redemptions: [
          aRedemption(),
          aRedemption({
            id: 'b',
            points: 150,
            state: 'refused',
            decidedAt: '2026-11-22T03:00:00.000Z',
            reason: 'No voucher left',
          }),
        ],
      }),
    },
  });
  const list = await screen.findByRole('list', { name: 'Redemptions' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '200 pointsWaitingRequested on 21/11/2026, 09:00',
    '150 pointsRefusedRequested on 21/11/2026, 09:00 · decided on 22/11/2026, 10:00Reason: No voucher left',
  ]);
});
