import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aContact, aLedMember, MEMBER_ID } from '#testing/network-data.ts';
import { renderMemberActions } from '#testing/render-member-actions.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('a target', () => {
  it('is set for this month, with premium and policies [DASH-032]', async () => {
    const { user, begin, enter, callsOf, onChanged } = renderMemberActions(aLedMember(), {
      api: { setTarget: aLedMember() },
    });
    const dialog = await begin('Set target');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a premium, a number of policies, or both.')).toBeTruthy();
    await enter(dialog.getByRole('textbox', { name: 'Premium' }), '4000000');
    await enter(dialog.getByRole('textbox', { name: 'Policies' }), '1x5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The target of Dewi Anggraini for November 2026 is set.')).toBeTruthy();
    expect(callsOf('setTarget').map(({ params, body }) => [params, body])).toEqual([
      [{ memberId: MEMBER_ID }, { month: '2026-11', premium: 4_000_000, policies: 15 }],
    ]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('shows the saved target of the chosen month, one of the next twelve', async () => {
    const targets = [
      { month: '2026-11', premium: 2_500_000, policies: 8 },
      { month: '2026-12', premium: 9_000_000, policies: 30 },
    ];
    const { user, begin, callsOf } = renderMemberActions(aLedMember({ targets }), {
      api: { setTarget: refuse({ status: 400, errCode: 4, errMsg: 'That month is over.' }) },
    });
    const dialog = await begin('Set target');
    expect(dialog.getByDisplayValue('2.500.000')).toBeTruthy();
    expect(dialog.getByDisplayValue('8')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: 'Month' }));
    await user.click(await screen.findByRole('option', { name: 'December 2026' }));
    expect(dialog.getByDisplayValue('9.000.000')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('That month is over.');
    expect(dialog.getByDisplayValue('30')).toBeTruthy();
    expect(callsOf('setTarget').map(({ body }) => body)).toEqual([
      { month: '2026-12', premium: 9_000_000, policies: 30 },
    ]);
    await user.click(dialog.getByRole('combobox', { name: 'Month' }));
    await user.click(await screen.findByRole('option', { name: 'January 2027' }));
    expect(dialog.getByDisplayValue('9.000.000')).toBeTruthy();
  });
});

describe('the office', () => {
  it('is changed to hub, satellite or none [NET-010]', async () => {
    const { user, begin, callsOf, onChanged } = renderMemberActions(aLedMember(), {
      api: { changeOffice: aLedMember() },
    });
    const dialog = await begin('Hub or satellite');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Hub' }).checked).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Satellite' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Place of work of Dewi Anggraini: Satellite')).toBeTruthy();
    expect(callsOf('changeOffice').map(({ body }) => body)).toEqual([{ office: 'satellite' }]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('stays unchanged when nothing was chosen', async () => {
    const { user, begin, callsOf } = renderMemberActions(aLedMember());
    const dialog = await begin('Hub or satellite');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('changeOffice')).toEqual([]);
  });
});

describe('the full numbers', () => {
  const memberNumbers = {
    idNumber: '3273010101900008',
    taxId: '012345678904000',
    accountNumber: '1234567890',
    businessNumber: '',
  };

  it('are shown after a warning that looking is recorded, and hidden again when closed [NET-010]', async () => {
    const { user, begin, callsOf, onChanged } = renderMemberActions(aLedMember(), {
      api: { memberNumbers },
    });
    const dialog = await begin('Show numbers');
    expect(dialog.getByText(/is recorded in the history, with your name and the time/)).toBeTruthy();
    expect(callsOf('memberNumbers')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Show numbers' }));
    expect(await screen.findByText('3273010101900008')).toBeTruthy();
    expect(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['ID number', '3273010101900008'],
      ['Tax ID', '012345678904000'],
      ['Account number', '1234567890'],
    ]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByText('3273010101900008')).toBeNull());
    const reopened = await begin('Show numbers');
    expect(reopened.queryByText('3273010101900008')).toBeNull();
    expect(callsOf('memberNumbers')).toHaveLength(1);
  });

  it('include the business number of a company [NET-011]', async () => {
    const { user, begin } = renderMemberActions(aLedMember({ contact: aContact({ kind: 'corporate' }) }), {
      api: { memberNumbers: { ...memberNumbers, taxId: '', businessNumber: '9120001234567' } },
    });
    const dialog = await begin('Show numbers');
    await user.click(dialog.getByRole('button', { name: 'Show numbers' }));
    const value = await screen.findByText('9120001234567');
    expect(value.previousElementSibling?.textContent).toBe('Business identification number');
    expect(screen.getByText('Tax ID').nextElementSibling?.textContent).toBe('–');
  });
});
