import { expect, it, describe, onTestFinished, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { Options } from '#testing/show-leads.tsx';
import { showLead } from '#testing/show-leads.tsx';
import { LEAD_ID, aLead, aLeadDetail } from '#testing/lead-data.ts';
import { NEW_EVENT, checkEvent, eventOf } from './event-dialog.tsx';

const openDialog = async (options: Options = {}) => {
  const page = showLead(aLeadDetail({ lead: aLead({ zone: 'WITA' }) }), options);
  await page.user.click(await screen.findByRole('button', { name: 'Enter a contact' }));
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Enter a contact' })) };
};

describe('a contact', () => {
  it('is sent with kind, result, note and the next contact in the time zone of the lead', async () => {
    const after = aLeadDetail({ version: 4, lead: aLead({ nextContactAt: '2099-12-01T01:30:00.000Z' }) });
    const { user, dialog, callsOf, toasts } = await openDialog({ api: { addLeadEvent: after } });
    await user.click(dialog.getByRole('radio', { name: 'Visit' }));
    await user.click(dialog.getByRole('combobox', { name: 'Result' }));
    await user.click(await screen.findByRole('option', { name: 'Appointment made' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'At the office');
    await user.type(dialog.getByRole('textbox', { name: 'Next contact on' }), '01/12/2099');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'At (WITA)' }), '9:30 AM');
    await user.click(dialog.getByRole('button', { name: 'Save contact' }));
    await screen.findByText('Next contact 01/12/2099, 08:30 WIB');
    expect(callsOf('addLeadEvent').map(({ method, address, body }) => ({ method, address, body }))).toEqual([
      {
        method: 'POST',
        address: `sales/lead/${LEAD_ID}/event`,
        body: {
          kind: 'visit',
          result: 'newappointment',
          note: 'At the office',
          nextContactAt: '2099-12-01T01:30:00.000Z',
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
    ]);
    expect(toasts).toEqual([{ kind: 'success', text: 'Contact saved' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not sent without a result, a note or a complete next contact', async () => {
    const { user, dialog, callsOf } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Save contact' }));
    expect(dialog.getByText('Enter a result, a note or a next contact')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Note' }));
    await user.type(dialog.getByRole('textbox', { name: 'Next contact on' }), '01/12/2099');
    await user.click(dialog.getByRole('button', { name: 'Save contact' }));
    expect(dialog.getByText('Choose a time')).toBeTruthy();
    expect(callsOf('addLeadEvent')).toEqual([]);
  });

  it('is not sent with a next contact in the past', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Next contact on' }), '01/12/2020');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'At (WITA)' }), '9:30 AM');
    await user.click(dialog.getByRole('button', { name: 'Save contact' }));
    expect(dialog.getByText('This time has passed')).toBeTruthy();
  });

  it.each(WRONG_CLOCKS)(
    'is not sent with a next contact that has passed by the server, and is with one to come: %s',
    async (_words, ahead) => {
      // 10:00 in Makassar, by the server.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T02:00:00Z') + ahead });
      onTestFinished(() => void vi.useRealTimers());
      setDeviceAhead(ahead);
      const { user, dialog } = await openDialog();
      await user.type(dialog.getByRole('textbox', { name: 'Next contact on' }), '23/11/2026');
      await user.selectOptions(dialog.getByRole('combobox', { name: 'At (WITA)' }), '9:30 AM');
      await user.click(dialog.getByRole('button', { name: 'Save contact' }));
      expect(dialog.getByText('This time has passed')).toBeTruthy();
      await user.selectOptions(dialog.getByRole('combobox', { name: 'At (WITA)' }), '10:30 AM');
      expect(dialog.queryByText('This time has passed')).toBeNull();
    },
  );

  it('stays in the dialog when saving fails, and is sent again under the same request id', async () => {
    let tries = 0;
    const { user, dialog, callsOf } = await openDialog({
      api: {
        addLeadEvent: () => {
          tries += 1;
          return tries === 1 ? refuse({ status: 422, errCode: 1, errMsg: 'Not now.' }) : aLeadDetail();
        },
      },
    });
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Hello');
    await user.click(dialog.getByRole('button', { name: 'Save contact' }));
    expect(await dialog.findByText('Not now.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save contact' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const ids = callsOf('addLeadEvent').map(({ body }) => (body as { requestId: string }).requestId);
    expect(new Set(ids).size).toBe(1);
  });
});

const NOW = new Date('2026-11-22T03:00:00Z');

const FINE = { note: undefined, nextDate: undefined, nextTime: undefined };

it('checkEvent refuses a contact without result, note and next contact', () => {
  expect(checkEvent(NEW_EVENT, 'WIB', NOW)).toEqual({ ...FINE, note: 'leads.event.empty' });
  expect(checkEvent({ ...NEW_EVENT, note: '  ' }, 'WIB', NOW).note).toBe('leads.event.empty');
  expect(checkEvent({ ...NEW_EVENT, result: 'followup' }, 'WIB', NOW)).toEqual(FINE);
});

it('checkEvent requires a time with the day and a day with the time', () => {
  expect(checkEvent({ ...NEW_EVENT, nextDate: '2026-11-23' }, 'WIB', NOW).nextTime).toBe(
    'leads.nextTime.required',
  );
  expect(checkEvent({ ...NEW_EVENT, nextTime: '9:30 PM' }, 'WIB', NOW).nextDate).toBe(
    'leads.nextDate.required',
  );
  expect(checkEvent({ ...NEW_EVENT, nextDate: '31/02', nextTime: '9:30 PM' }, 'WIB', NOW).nextDate).toBe(
    'date.invalid',
  );
});

it('checkEvent reads the time in the zone of the lead: 10:30 in Jayapura has passed when it is 10:00 in Jakarta', () => {
  const typed = { ...NEW_EVENT, nextDate: '2026-11-22', nextTime: '10:30 AM' };
  expect(checkEvent(typed, 'WIB', NOW)).toEqual(FINE);
  expect(checkEvent(typed, 'WIT', NOW).nextDate).toBe('leads.nextDate.past');
  expect(eventOf(typed, 'WIB', 'request-1').nextContactAt).toBe('2026-11-22T03:30:00.000Z');
  expect(eventOf(typed, 'WIT', 'request-1').nextContactAt).toBe('2026-11-22T01:30:00.000Z');
});

it('eventOf sends an empty next contact when none was chosen', () => {
  expect(eventOf({ ...NEW_EVENT, note: ' Hello ' }, 'WIB', 'request-1')).toEqual({
    kind: 'call',
    result: '',
    note: 'Hello',
    nextContactAt: '',
    requestId: 'request-1',
  });
});
