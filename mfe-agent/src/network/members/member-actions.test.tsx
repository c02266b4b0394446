import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aLedMember, MEMBER_ID } from '#testing/network-data.ts';
import { renderMemberActions } from '#testing/render-member-actions.tsx';

const buttons = (): (string | null)[] =>
  screen.queryAllByRole('button').map(({ textContent }) => textContent);
describe('the actions for a member', () => {
  it('are offered to Commercial [NET-017]', () => {
    renderMemberActions();
    expect(buttons()).toEqual([
      'Change tier',
      'Set target',
      'Hub or satellite',
      'Show numbers',
      'Transfer network',
      'Remove member',
    ]);
  });

  it.each(['Support', 'Mitra'])('are not offered to %s [NET-017] [R35]', (userType) => {
    renderMemberActions(aLedMember(), { session: anAgent({ userType }) });
    expect(buttons()).toEqual([]);
  });

  it.each([
    ['resigned', 3, ['Transfer network']],
    ['resigned', 0, []],
    ['terminated', 3, []],
    ['blacklisted', 0, []],
  ] as const)(
    'are, for a member who is %s with %i direct members, at most the transfer of the network [NET-013] [NET-015]',
    (status, directMembers, expected) => {
      renderMemberActions(aLedMember({ status, directMembers }));
      expect(buttons()).toEqual(expected);
    },
  );

  it('are shown in Indonesian', async () => {
    const { begin } = renderMemberActions(aLedMember(), { language: 'id' });
    const dialog = await begin('Keluarkan anggota');
    expect(dialog.getByRole('heading', { name: 'Keluarkan Dewi Anggraini' })).toBeTruthy();
    expect(dialog.getByText('3 anggota langsung pindah ke Sari Wulandari.')).toBeTruthy();
    expect(dialog.getByText('Tindakan ini tidak dapat dibatalkan.')).toBeTruthy();
  });
});

describe('a change of tier', () => {
  it('requires tier and reason, shows old and new tier, and is sent when it is confirmed [NET-014] [R36]', async () => {
    const { user, begin, enter, callsOf, onChanged } = renderMemberActions(aLedMember(), {
      api: { changeTier: aLedMember({ tier: 'platinum' }) },
    });
    const dialog = await begin('Change tier');
    expect(dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Platinum',
      'Silver',
      'Bronze',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByText('Choose the new tier.')).toBeTruthy();
    expect(dialog.getByText('Give a reason of at least 5 characters.')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'Platinum' }));
    await enter(dialog.getByRole('textbox', { name: 'Reason' }), '  Best seller of the year ');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByText('Tier of Dewi Anggraini: Gold → Platinum').closest('div')).toBe(
      document.activeElement,
    );
    expect(dialog.getByText('Best seller of the year')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    // The second click of a double click does not confirm.
    await user.dblClick(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByText('Tier of Dewi Anggraini: Gold → Platinum')).toBeTruthy();
    expect(callsOf('changeTier')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change tier' }));
    expect(await screen.findByText('The tier of Dewi Anggraini is now Platinum.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [sent] = callsOf('changeTier');
    expect(sent?.params).toEqual({ memberId: MEMBER_ID });
    expect(sent?.body).toEqual({
      tier: 'platinum',
      reason: 'Best seller of the year',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('shows a refusal of the server, and returns to the form with the typed values [NET-014]', async () => {
    const { user, begin, enter, toasts, onChanged } = renderMemberActions(aLedMember(), {
      api: { changeTier: refuse({ status: 422, errCode: 4, errMsg: 'The tier is Platinum already.' }) },
    });
    const dialog = await begin('Change tier');
    await user.click(dialog.getByRole('radio', { name: 'Platinum' }));
    await enter(dialog.getByRole('textbox', { name: 'Reason' }), 'Best seller');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('button', { name: 'Change tier' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('The tier is Platinum already.');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Platinum' }).checked).toBe(true);
    expect(dialog.getByDisplayValue('Best seller')).toBeTruthy();
    expect([toasts, onChanged.mock.calls]).toEqual([[], []]);
  });
});
