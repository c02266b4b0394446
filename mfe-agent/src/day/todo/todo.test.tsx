import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Todo } from '@payung/shared/schemas/todo.ts';
import { setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import { setOnline } from '@payung/shared/testing/device.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { aBirthday, aTodo, BAYU, CITRA, SELF } from '#testing/todo-data.ts';
import { Screen } from './todo.screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-16T03:10:00.000Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (
  query: string,
  {
    todos = [],
    api = {},
    ...rest
  }: { todos?: readonly Todo[]; api?: FakeReplies } & Omit<
    NonNullable<Parameters<typeof renderAgentScreen>[1]>,
    'api'
  > = {},
) =>
  renderAgentScreen(Screen, {
    route: `/oonatodo${query}`,
    api: {
      getZone: { zone: 'WIB' },
      todoDatewise: todos,
      todoMembers: [SELF, BAYU, CITRA],
      ...api,
    },
    ...rest,
  });

const slots = () => within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem');

it('opens on the to-do tab with today, beside a tab for the policy detail [DASH-007]', async () => {
  const { user, address, callsOf } = open('', {
    api: { expiringPolicies: { items: [], total: 0 } },
  });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['To-do', 'Policy detail']);
  expect(await screen.findByRole('heading', { name: 'Friday, 16/01/2026' })).toBeTruthy();
  expect(callsOf('todoDatewise').map((call) => call.address)).toEqual([
    'agent/to-do-datewise?date=2026-01-16',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Policy detail' }));
  expect(address()).toBe('/oonatodo?tab=policy-detail');
  expect(screen.getByRole('tab', { name: 'Policy detail' }).getAttribute('aria-selected')).toBe('true');
});

const showHours = async (user: ReturnType<typeof open>['user'], name = 'Show hours') =>
  user.click(await screen.findByRole('button', { name }));

it('lists what a day holds by its time, and its hours on demand', async () => {
  const { user } = open('', {
    todos: [
      aTodo({ id: 'b', description: 'Visit Dewi', at: '2026-01-16T07:00:00.000Z' }),
      aTodo({ id: 'a', description: 'Call Budi', at: '2026-01-16T02:00:00.000Z' }),
    ],
  });
  const list = await screen.findByRole('list', { name: 'Tasks of the day' });
  const entries = within(list).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent?.trim())).toEqual([
    'Call Budi9:00 AM',
    'Visit Dewi2:00 PM',
  ]);
  expect(screen.queryByRole('button', { name: /^New task at/ })).toBeNull();
  await showHours(user);
  expect(screen.getAllByRole('button', { name: /^New task at/ })).toHaveLength(28);
  expect(screen.queryByRole('list', { name: 'Tasks of the day' })).toBeNull();
});

it('shows a day in 28 half hours from 8:00 AM to 9:30 PM [DASH-023] [DASH-030]', async () => {
  const { user } = open('', { todos: [aTodo({ time: '9:30 PM', at: '2026-01-16T14:30:00.000Z' })] });
  await showHours(user);
  expect(slots()).toHaveLength(28);
  expect(slots()[0]?.textContent).toBe('8:00 AM');
  expect(slots()[27]?.textContent).toMatch(/^9:30 PM.*Call Budi/);
});

it('shows a task that begins between two slots in its half hour', async () => {
  const { user } = open('', { todos: [aTodo({ time: '5:47 PM', at: '2026-01-16T10:47:00.000Z' })] });
  await showHours(user);
  expect(slots()[19]?.textContent).toMatch(/^5:30 PM.*Call Budi.*5:47 PM/);
});

it('shows a text for an empty day', async () => {
  open('');
  expect(await screen.findByText('Nothing planned for this day yet.')).toBeTruthy();
});

it('shows birthdays first, with links to the policy and to call the phone number [DASH-026]', async () => {
  open('', { todos: [aBirthday({ phone: '628121234567' }), aTodo()] });
  const link = await screen.findByRole('link', { name: 'Birthday: Budi Santoso' });
  expect(link.getAttribute('href')).toBe('/oonatodo?tab=policy-detail&quoteId=65f0c1a5e4b0a70001a3f001');
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+628121234567');
});

it('calls the phone number of a birthday that was typed with a leading zero', async () => {
  open('', { todos: [aBirthday({ phone: '081311110005' })] });
  expect((await screen.findByRole('link', { name: 'Call' })).getAttribute('href')).toBe('tel:+6281311110005');
});

it('offers no call for a birthday without a phone number', async () => {
  open('', { todos: [aBirthday()], session: anAgent({ userType: 'Commercial' }) });
  const link = await screen.findByRole('link', { name: 'Birthday: Budi Santoso' });
  expect(link.getAttribute('href')).toBe(
    '/commercialtodo?tab=policy-detail&quoteId=65f0c1a5e4b0a70001a3f001',
  );
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
});

it('shows times in the zone of the agent, with its name, and tasks outside the slots apart', async () => {
  const { user } = open('', {
    todos: [aTodo({ time: '6:30 AM', at: '2026-01-15T21:30:00.000Z' })],
    api: { getZone: { zone: 'WIT' } },
    language: 'id',
  });
  await showHours(user, 'Tampilkan jam');
  const others = await screen.findByRole('region', { name: 'Pada waktu lain' });
  expect(within(others).getByRole('button').textContent).toContain('06.30');
  expect(screen.getByText('Waktu dalam WIT')).toBeTruthy();
});

it('moves by days and weeks and back to today, with the place in the address', async () => {
  const { user, address, callsOf } = open('');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Next day');
  expect(address()).toBe('/oonatodo?date=2026-01-17');
  await press('Previous day');
  expect(address()).toBe('/oonatodo');
  await press('Week');
  expect(await screen.findByRole('heading', { name: '12/01/2026 to 18/01/2026' })).toBeTruthy();
  expect(callsOf('todoDatewise').at(-1)?.query).toEqual({ date: '2026-01-12', days: '7' });
  await press('Next week');
  expect(address()).toBe('/oonatodo?view=week&date=2026-01-23');
  await press('Today');
  expect(address()).toBe('/oonatodo?view=week');
});

it('shows a week as seven days, each of which opens its day', async () => {
  const { user, address } = open('?view=week', { todos: [aTodo()] });
  const friday = await screen.findByRole('button', { name: 'Friday, 16/01/2026' });
  expect(slots().map((day) => within(day).getAllByRole('button')[0]?.textContent)).toEqual([
    'Monday, 12/01/2026',
    'Tuesday, 13/01/2026',
    'Wednesday, 14/01/2026',
    'Thursday, 15/01/2026',
    'Friday, 16/01/2026',
    'Saturday, 17/01/2026',
    'Sunday, 18/01/2026',
  ]);
  expect(within(friday.closest('li')!).getByText('Call Budi')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Monday, 12/01/2026' }));
  expect(address()).toBe('/oonatodo?date=2026-01-12');
});

it('reads the list of agents once, however often the dialog is opened [DASH-022] [SHELL-042]', async () => {
  const { user, callsOf } = open('');
  for (const slot of ['9:00 AM', '9:30 PM']) {
    if (screen.queryByRole('button', { name: 'Hide hours' }) === null) await showHours(user);
    await user.click(await screen.findByRole('button', { name: `New task at ${slot}` }));
    expect(await screen.findByText('Sari Wulandari')).toBeTruthy();
    expect(screen.getByRole<HTMLOptionElement>('option', { name: slot }).selected).toBe(true);
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!);
  }
  expect(callsOf('todoMembers')).toHaveLength(1);
});

it('offers only "done" for a task that somebody else assigned', async () => {
  const given = aTodo({ isOwn: false, givenBy: BAYU, members: [SELF, CITRA] });
  const { user, callsOf, toasts } = open('', {
    todos: [given],
    api: { finishTodo: { message: 'ok' } },
  });
  await user.click(await screen.findByRole('button', { name: /Call Budi/ }));
  const sheet = screen.getByRole('dialog', { name: 'Task' });
  expect(within(sheet).getByText('Friday, 16/01/2026, 9:00 AM WIB')).toBeTruthy();
  expect(within(sheet).getByText('Sari Wulandari, Citra Lestari')).toBeTruthy();
  expect(within(sheet).getByText('Bayu Pratama')).toBeTruthy();
  expect(within(sheet).queryByRole('button', { name: 'Change task' })).toBeNull();
  expect(within(sheet).queryByRole('button', { name: 'Withdraw task' })).toBeNull();
  await user.dblClick(within(sheet).getByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'The task is done' }]));
  expect(callsOf('finishTodo').map(({ params }) => params)).toEqual([{ todoId: given.id }]);
  await waitFor(() => expect(callsOf('todoDatewise')).toHaveLength(2));
});

it('withdraws with the shown version in If-Match, and reads the tasks again after a conflict', async () => {
  const { user, callsOf, toasts } = open('', {
    todos: [aTodo({ version: 4 })],
    api: {
      withdrawTodo: refuse({ status: 409, errCode: 1, errMsg: 'This task has been changed meanwhile.' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /Call Budi/ }));
  await user.click(screen.getByRole('button', { name: 'Withdraw task' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ kind: 'error', text: 'This task has been changed meanwhile.' }]),
  );
  expect(callsOf('withdrawTodo')[0]?.headers['If-Match']).toBe('"4"');
  await waitFor(() => expect(callsOf('todoDatewise')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows no tasks until the zone of the agent is known', async () => {
  const waiting: ((read: { zone: 'WIT' }) => void)[] = [];
  const read = new Promise<{ zone: 'WIT' }>((resolve) => waiting.push(resolve));
  const { callsOf } = open('', { todos: [aTodo()], api: { getZone: () => read } });
  await waitFor(() => expect(callsOf('todoDatewise')).toHaveLength(1));
  expect(screen.queryByText('Call Budi')).toBeNull();
  for (const answer of waiting) answer({ zone: 'WIT' });
  expect((await screen.findByRole('button', { name: /Call Budi/ })).textContent).toContain('11:00 AM');
});

it('keeps the task open, with a text, when it cannot be finished while offline', async () => {
  const { user } = open('', { todos: [aTodo()], api: { finishTodo: noAnswer() } });
  await user.click(await screen.findByRole('button', { name: /Call Budi/ }));
  setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Mark as done' }));
  const sheet = screen.getByRole('dialog', { name: 'Task' });
  expect(await within(sheet).findByText(/^You are offline, so this was not sent\./)).toBeTruthy();
});

it('lists everything due by today, overdue entries first, to be done from there', async () => {
  const late = aTodo({
    date: '2026-01-15',
    at: '2026-01-15T02:00:00.000Z',
    description: 'Task of yesterday',
  });
  const lead = aTodo({
    id: '',
    description: 'Rina Kusuma',
    leadId: '65f0c1a5e4b0a70001a3d001',
    isOwn: false,
  });
  const { user, callsOf } = open('?view=due', {
    todos: [late, lead],
    api: { finishTodo: { message: 'The task is done' } },
  });
  expect(await screen.findByRole('heading', { name: 'Since 15/01/2026' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Today, 16/01/2026' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next day' })).toBeNull();
  expect(callsOf('todoDatewise').map((call) => call.address)).toEqual([
    'agent/to-do-datewise?date=2026-01-16&due=yes',
  ]);
  expect(screen.getByRole('link', { name: /Speak to Rina Kusuma/ }).getAttribute('href')).toBe(
    '/oonalead?leadId=65f0c1a5e4b0a70001a3d001',
  );
  await user.click(screen.getByRole('button', { name: /Task of yesterday/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark as done' }));
  await waitFor(() =>
    expect(callsOf('finishTodo').map(({ address }) => address)).toEqual([`agent/to-do/${late.id}/finish`]),
  );
});

it('shows a text with a way back to today when nothing is due', async () => {
  const { user, address } = open('?view=due');
  expect(await screen.findByText(/^Nothing is due/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).toBe('/oonatodo');
});

it.each(WRONG_CLOCKS)('opens on today of the server, on a device that is %s', async (_words, ahead) => {
  setDeviceAhead(ahead);
  vi.setSystemTime(Date.parse('2026-01-16T16:50:00Z') + ahead);
  open('');
  expect(await screen.findByRole('heading', { name: 'Friday, 16/01/2026' })).toBeTruthy();
});
