import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLedMember } from '#testing/network-data.ts';
import { bodiesOf, renderMemberActions } from '#testing/render-member-actions.tsx';

const moved = { movedMembers: 3, movedQuotes: 2, movedLeads: 5 };

describe('a removal', () => {
  it('lists its consequences, and requires terminated or blacklisted, a reason and the typed name [NET-012] [NET-013] [R37]', async () => {
    const { user, begin, enter, callsOf, onChanged } = renderMemberActions(aLedMember(), {
      api: { removeMember: moved },
    });
    const dialog = await begin('Remove member');
    const happens = within(dialog.getByRole('region', { name: 'What happens then' }));
    expect(happens.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dewi Anggraini is logged out everywhere at once and cannot log in again.',
      '3 direct members go to Sari Wulandari.',
      '2 open quotes and 5 leads go to Sari Wulandari.',
      'From then on, Sari Wulandari looks after the customers who bought from Dewi Anggraini.',
      'Points of Dewi Anggraini stay in the ledger; no new ones are earned.',
      'Links that customers have received keep working.',
    ]);
    expect(dialog.getByText('This cannot be undone.')).toBeTruthy();
    const remove = dialog.getByRole('button', { name: 'Remove permanently' });
    await user.click(remove);
    expect(dialog.getByText('Choose terminated or blacklisted.')).toBeTruthy();
    expect(dialog.getByText('Give a reason of at least 5 characters.')).toBeTruthy();
    expect(dialog.getByText('This is not the name. Type: Dewi Anggraini')).toBeTruthy();
    expect(document.activeElement?.getAttribute('role')).toBe('radiogroup');
    await user.click(dialog.getByRole('radio', { name: 'Blacklisted' }));
    await enter(dialog.getByRole('textbox', { name: 'Reason' }), 'Forged a form');
    await enter(dialog.getByRole('textbox', { name: 'Type “Dewi Anggraini” to confirm' }), 'Dewi');
    await user.click(remove);
    expect(callsOf('removeMember')).toEqual([]);
    await enter(dialog.getByRole('textbox', { name: /^Type/ }), ' Anggraini');
    await user.click(remove);
    const notice = await screen.findByText(
      'Dewi Anggraini has been removed. Taken over by Sari Wulandari: 3 direct members, 2 open quotes, 5 leads.',
    );
    expect(notice.closest('[tabindex]')).toBe(document.activeElement);
    expect(bodiesOf(callsOf('removeMember'))).toEqual([
      {
        removal: 'blacklisted',
        reason: 'Forged a form',
        typedName: 'Dewi Anggraini',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('is cancelled by Back, which stays on the page [NET-013]', async () => {
    const { begin, callsOf } = renderMemberActions();
    await begin('Remove member');
    await act(async () => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Remove member' })).toBeTruthy();
    expect(callsOf('removeMember')).toEqual([]);
  });
});
