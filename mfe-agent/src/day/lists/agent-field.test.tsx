import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPolicyLine, aPolicyPage } from '#testing/list-data.ts';
import { aMember, aNetworkPage, MEMBER_ID } from '#testing/network-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { Screen } from './lists.screen.tsx';

const FAR = { name: 'Dewi Anggraini', agentCode: 'NET099999' };
const far = aMember({ ...FAR, level: 5 });
const fromServer = ({ query }: SeenCall) =>
  aNetworkPage(query['search'] === 'dewi' || query['search'] === 'NET099999' ? [far] : []);

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;
const open = (query = '', api: Options['api'] = {}) =>
  renderAgentScreen(Screen, {
    route: `/oonapolicies${query}`,
    session: anAgent({ userType: 'Commercial' }),
    api: {
      listPolicies: aPolicyPage([aPolicyLine()]),
      getAgents: [
        { id: '65f0c1a5e4b0a70001a3e001', fullName: 'Sari Wulandari' },
        { id: '65f0c1a5e4b0a70001a3e002', fullName: 'Eko Prasetyo' },
      ],
      listNetwork: fromServer,
      ...api,
    },
  });

const openField = async (user: ReturnType<typeof open>['user'], button = 'Filter') => {
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
  const field = dialog.getByRole('combobox', { name: 'Agent' });
  await user.click(field);
  return { dialog, field };
};

it.each([
  ['dewi', 'a name'],
  ['NET099999', 'an agent code'],
])('finds an agent far down the network by %s (%s), and keeps the choice in the address', async (typed) => {
  const { user, address, callsOf } = open();
  const { dialog, field } = await openField(user);
  await user.type(field, typed);
  await user.click(await screen.findByRole('option', { name: 'Dewi Anggraini · NET099999' }));
  // One call after the typing has paused, not one for each letter.
  expect(callsOf('listNetwork').map(({ query }) => query)).toEqual([{ search: typed, perPage: '50' }]);
  await user.click(dialog.getByRole('button', { name: 'Show results' }));
  expect(address()).toBe(`/oonapolicies?list=policies&agentId=${MEMBER_ID}`);
  await waitFor(() => expect(callsOf('listPolicies').at(-1)?.query['agentId']).toBe(MEMBER_ID));
});

it('offers the loaded agents before anything is typed, and narrows them by any part of the name', async () => {
  const { user, callsOf } = open();
  const { field } = await openField(user);
  expect(await screen.findByRole('option', { name: 'Sari Wulandari' })).toBeDefined();
  expect(callsOf('listNetwork')).toEqual([]);
  await user.type(field, 'RASE');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Sari Wulandari' })).toBeNull());
  expect(screen.getByRole('option', { name: 'Eko Prasetyo' })).toBeDefined();
});

it('shows the name of an agent far down the network whose id is in the address', async () => {
  const { user, callsOf } = open(`?list=policies&agentId=${MEMBER_ID}`, { getMember: far });
  const { dialog } = await openField(user, 'Filter (1)');
  expect(await dialog.findByPlaceholderText('Dewi Anggraini · NET099999')).toBeDefined();
  expect(dialog.getByRole('option', { name: 'Dewi Anggraini · NET099999' })).toBeDefined();
  expect(callsOf('getMember').map(({ params }) => params['memberId'])).toEqual([MEMBER_ID]);
});

it('shows a text when more agents match than are shown, when none match, and when the search failed', async () => {
  const many = open('', { listNetwork: aNetworkPage([far], { next: 'further' }) });
  const first = await openField(many.user);
  await many.user.type(first.field, 'de');
  expect(await first.dialog.findByText('More people match. Type more of the name.')).toBeDefined();
  many.unmount();

  const none = open();
  const second = await openField(none.user);
  await none.user.type(second.field, 'zz');
  expect(await screen.findByText('Nobody in your network has this name or agent code.')).toBeDefined();
  none.unmount();

  const failing = open('', { listNetwork: refuse({ status: 503 }) });
  const third = await openField(failing.user);
  await failing.user.type(third.field, 'xy');
  expect(await screen.findByText('The search did not work. Please type again.')).toBeDefined();
});
