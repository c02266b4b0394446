import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setOnline } from '@payung/shared/testing/device.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { aTodo, BAYU, CITRA, SELF } from '#testing/todo-data.ts';
import { checkDate, nextSlot } from './todo-dialog.form.ts';
import { TodoDialog } from './todo-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-16T03:10:00.000Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type DialogProps = Partial<Parameters<typeof TodoDialog>[0]>;

const open = (api: FakeReplies = {}, props: DialogProps = {}) => {
  const onClose = vi.fn();
  const view = renderAgentScreen(() => <TodoDialog onClose={onClose} {...props} />, {
    api: { getZone: { zone: 'WIB' }, todoMembers: [SELF, BAYU, CITRA], ...api },
  });
  return { ...view, onClose };
};

const describeTask = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('What is to be done'), { target: { value: text } });

const member = (name: string) => {
  fireEvent.click(screen.getByLabelText('For'));
  fireEvent.click(screen.getByRole('option', { name }));
};

it('creates a task for several agents at a slot, with a toast [DASH-022] [DASH-024] [DASH-025] [DASH-027] [DASH-028] [DASH-033]', async () => {
  const { user, callsOf, toasts, onClose } = open({ createTodo: { message: 'ok', id: 'x' } });
  await describeTask('  Present the renewals ');
  member('Bayu Pratama');
  member('Citra Lestari');
  await user.selectOptions(screen.getByLabelText('Time'), '9:30 PM');
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'Task Created Successfully' }]));
  expect(callsOf('todoMembers').map(({ method, address }) => `${method} ${address}`)).toEqual([
    'GET agent/to-do',
  ]);
  expect(callsOf('createTodo').map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST agent/to-do',
  ]);
  expect(callsOf('createTodo')[0]?.body).toEqual({
    taskDescription: 'Present the renewals',
    taskStatus: 'todo',
    taskCategory: 'appointment',
    scheduledDate: '2026-01-16',
    scheduledTime: '9:30 PM',
    members: [SELF.id, BAYU.id, CITRA.id],
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(onClose).toHaveBeenCalledOnce();
});

it('offers two categories and the 28 slots [DASH-026] [DASH-030]', async () => {
  open();
  await screen.findByLabelText('What is to be done');
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Appointment',
    'Birthday',
  ]);
  const shown = [...screen.getByLabelText<HTMLSelectElement>('Time').options]
    .filter(({ disabled }) => !disabled)
    .map((one) => one.textContent);
  expect(shown).toHaveLength(28);
  expect([shown[0], shown[1], shown[8], shown[27]]).toEqual(['8:00 AM', '8:30 AM', '12:00 PM', '9:30 PM']);
});

it('sends a task once on a double click', async () => {
  const { user, callsOf, onClose } = open({ createTodo: { message: 'ok', id: 'x' } });
  await describeTask('Call Budi');
  await user.dblClick(screen.getByRole('button', { name: 'Save task' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(callsOf('createTodo')).toHaveLength(1);
});

it('shows a toast when saving fails, keeps the values, and sends the same request id again [DASH-029]', async () => {
  let isDown = true;
  const { user, callsOf, toasts, onClose } = open({
    createTodo: () =>
      isDown
        ? refuse({ status: 422, errCode: 4, errMsg: 'The task could not be created' })
        : { message: 'ok', id: 'x' },
  });
  await describeTask('Call Budi');
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: 'The task could not be created' }]));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is to be done').value).toBe('Call Budi');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const ids = callsOf('createTodo').map(({ body }) => (body as { requestId: string }).requestId);
  expect(new Set(ids).size).toBe(1);
});

it('shows that a task was not sent while offline, and keeps its values', async () => {
  const { user, onClose } = open({ createTodo: noAnswer() });
  await describeTask('Call Budi');
  setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  expect(await screen.findByText(/^You are offline, so this was not sent\./)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is to be done').value).toBe('Call Budi');
});

it('requires a description and a day that is not in the past', async () => {
  const { user, callsOf } = open();
  await describeTask('  ');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '15/01/2026' } });
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  expect(await screen.findByText('Please say what is to be done')).toBeTruthy();
  expect(await screen.findByText('Please choose today or a later day')).toBeTruthy();
  expect(callsOf('createTodo')).toEqual([]);
});

it('creates the task for the agent when nobody is below in the network', async () => {
  const { user, callsOf } = open({ todoMembers: [SELF], createTodo: { message: 'ok', id: 'x' } });
  await describeTask('Call Budi');
  expect(screen.queryByLabelText('For')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  await waitFor(() => expect(callsOf('createTodo')[0]?.body).toMatchObject({ members: [SELF.id] }));
});

it('sends the quote about which it was opened', async () => {
  const quoteId = '65f0c1a5e4b0a70001a3f001';
  const { user, callsOf } = open({ createTodo: { message: 'ok', id: 'x' } }, { about: { quoteId } });
  await describeTask('Call Budi');
  await user.click(screen.getByRole('button', { name: 'Save task' }));
  await waitFor(() => expect(callsOf('createTodo')[0]?.body).toMatchObject({ quoteId }));
});

it('changes a task with the version that was shown in If-Match', async () => {
  const { user, callsOf, toasts } = open(
    { changeTodo: { message: 'ok' } },
    { todo: aTodo({ version: 3, members: [SELF, BAYU] }) },
  );
  await describeTask('Visit Budi');
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save task' }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'The task was changed' }]));
  const [sent] = callsOf('changeTodo');
  expect([sent?.method, sent?.address, sent?.headers['If-Match']]).toEqual([
    'PATCH',
    'agent/to-do/65f0c1a5e4b0a70001a3f701',
    '"3"',
  ]);
  expect(sent?.body).toEqual({
    taskDescription: 'Visit Budi',
    scheduledDate: '2026-01-16',
    scheduledTime: '9:00 AM',
    members: [SELF.id, BAYU.id],
  });
});

it('nextSlot suggests the next slot of today, and the first slot of other days', () => {
  const now = { day: '2026-01-16', minutes: 610, weekday: 5 };
  expect(nextSlot('2026-01-16', now)).toBe('10:30 AM');
  expect(nextSlot('2026-01-16', { ...now, minutes: 1290 })).toBe('8:00 AM');
  expect(nextSlot('2026-01-17', now)).toBe('8:00 AM');
});

it('checkDate accepts an existing day that is not in the past', () => {
  const check = checkDate('2026-01-16');
  expect(['', '30/02/2026', '2026-01-15', '2026-01-16'].map(check)).toEqual([
    'todo.error.date',
    'date.invalid',
    'todo.error.past',
    undefined,
  ]);
});
