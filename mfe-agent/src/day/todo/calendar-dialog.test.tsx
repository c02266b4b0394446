import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';

const URL_OF_FEED = 'https://payung.test/api/calendar/abc.ics?lang=en';

const open = (api: FakeReplies) => renderAgentScreen(() => <CalendarDialog onClose={vi.fn()} />, { api });

it('warns that calendars refresh only every 8 to 24 hours', async () => {
  open({ calendarFeed: { isOpen: false } });
  expect(
    await screen.findByText(
      'Calendars look for changes only every 8 to 24 hours. Rely on our notification as your reminder.',
    ),
  ).toBeTruthy();
});

it('creates an address, shows it once to be copied, and switches it off', async () => {
  const state = { isOpen: false };
  const { user, callsOf, toasts } = open({
    calendarFeed: () =>
      state.isOpen ? { isOpen: true, createdAt: '2026-01-15T03:00:00.000Z' } : { isOpen: false },
    openCalendarFeed: () => {
      state.isOpen = true;
      return { isOpen: true, url: URL_OF_FEED, createdAt: '2026-01-15T03:00:00.000Z' };
    },
    closeCalendarFeed: () => {
      state.isOpen = false;
      return { message: 'ok' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create address' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Calendar address')).value).toBe(URL_OF_FEED);
  await user.click(screen.getByRole('button', { name: /Copy/ }));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'link copied' }]));
  await user.click(await screen.findByRole('button', { name: 'Switch address off' }));
  await waitFor(() => expect(screen.queryByLabelText('Calendar address')).toBeNull());
  expect(callsOf('closeCalendarFeed')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Create address' })).toBeTruthy();
});

it('shows the date of an existing address, and not the address again', async () => {
  open({ calendarFeed: { isOpen: true, createdAt: '2026-01-15T03:00:00.000Z' } });
  expect(await screen.findByText(/in use since 15\/01\/2026/)).toBeTruthy();
  expect(screen.queryByLabelText('Calendar address')).toBeNull();
  expect(screen.getByRole('button', { name: 'Create new address' })).toBeTruthy();
});

it('downloads the tasks as a calendar file', async () => {
  const made = vi.fn(() => 'blob:calendar');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
  const { user, callsOf } = open({
    calendarFeed: { isOpen: false },
    downloadCalendar: new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Download file (.ics)' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  expect(callsOf('downloadCalendar').map(({ address }) => address)).toEqual(['agent/calendar']);
  vi.unstubAllGlobals();
});
