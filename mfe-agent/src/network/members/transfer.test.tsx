import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { aLedMember, aMember, aNetworkPage, MEMBER_ID } from '#testing/network-data.ts';
import { bodiesOf, renderMemberActions } from '#testing/render-member-actions.tsx';

const SARI_ID = '65f0c1a5e4b0a70001a3e001';
const budi = aMember({ id: '65f0c1a5e4b0a70001a3e102', name: 'Budi Santoso', agentCode: 'AG-2002' });
const listNetwork = aNetworkPage([budi]);
const moved = { movedMembers: 3, movedQuotes: 2, movedLeads: 5 };

/** A reply that the test releases. */
const anAnswer = <T,>(answer: T) => {
  let settle: ((answer: T) => void) | undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, come: () => act(async () => settle?.(answer)) };
};

describe('a transfer', () => {
  type ActionsPage = ReturnType<typeof renderMemberActions>;
  const fill = async ({ user, begin, enter }: Pick<ActionsPage, 'user' | 'begin' | 'enter'>) => {
    const dialog = await begin('Transfer network');
    await user.click(await dialog.findByRole('radio', { name: 'Budi Santoso' }));
    await enter(dialog.getByRole('textbox', { name: 'Reason' }), 'Moved abroad');
    await enter(dialog.getByRole('textbox', { name: /^Type/ }), 'dewi anggraini');
    return dialog;
  };

  it('requires one of the allowed successors, and lists what moves [NET-015] [NET-016] [R38]', async () => {
    const citra = aMember({ id: '65f0c1a5e4b0a70001a3e103', name: 'Citra Lestari' });
    const { user, begin, enter, callsOf, onChanged } = renderMemberActions(
      aLedMember({ directMembers: 1200 }),
      {
        api: {
          listNetwork: ({ query }: SeenCall) => aNetworkPage(query['search'] === 'citra' ? [citra] : [budi]),
          transferNetwork: { ...moved, movedMembers: 1200 },
        },
      },
    );
    const dialog = await begin('Transfer network');
    expect(dialog.getByText('Dewi Anggraini resigns, and one person takes over everything.')).toBeTruthy();
    expect(dialog.getByText('This cannot be undone.')).toBeTruthy();
    await dialog.findByRole('radio', { name: 'Budi Santoso' });
    const send = dialog.getByRole('button', { name: 'Transfer permanently' });
    await user.click(send);
    expect(dialog.getByText('Choose who takes over.')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'Budi Santoso' }));
    expect(dialog.getByText('1,200 direct members go to Budi Santoso.')).toBeTruthy();
    await enter(dialog.getByRole('searchbox', { name: 'Search for who takes over' }), 'citra');
    await user.click(await dialog.findByRole('radio', { name: 'Citra Lestari' }));
    await enter(dialog.getByRole('textbox', { name: 'Reason' }), 'Moved abroad');
    await enter(dialog.getByRole('textbox', { name: /^Type/ }), 'dewi anggraini');
    await user.click(send);
    expect(
      await screen.findByText(
        'The network of Dewi Anggraini has been transferred. Taken over by Citra Lestari: 1,200 direct members, 2 open quotes, 5 leads.',
      ),
    ).toBeTruthy();
    expect(bodiesOf(callsOf('transferNetwork'))).toEqual([
      {
        heirId: '65f0c1a5e4b0a70001a3e103',
        reason: 'Moved abroad',
        typedName: 'dewi anggraini',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(callsOf('listNetwork').map(({ query }) => query)).toEqual([
      { heirFor: MEMBER_ID, perPage: '10' },
      { heirFor: MEMBER_ID, perPage: '10', search: 'citra' },
    ]);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('can name the user as successor [NET-015]', async () => {
    const { user, begin, enter, callsOf } = renderMemberActions(aLedMember({ status: 'resigned' }), {
      api: { listNetwork, transferNetwork: moved },
    });
    const dialog = await begin('Transfer network');
    // A member who resigned before has no session to end.
    expect(dialog.queryByText(/is logged out everywhere/)).toBeNull();
    await user.click(await dialog.findByRole('radio', { name: 'You' }));
    expect(dialog.getByText('3 direct members go to you.')).toBeTruthy();
    await enter(dialog.getByRole('textbox', { name: 'Reason' }), 'Moved abroad');
    await enter(dialog.getByRole('textbox', { name: /^Type/ }), 'Dewi Anggraini');
    await user.click(dialog.getByRole('button', { name: 'Transfer permanently' }));
    await waitFor(() => expect(bodiesOf(callsOf('transferNetwork'))).toMatchObject([{ heirId: SARI_ID }]));
  });

  it('is sent once on a double click, and keeps its dialog open with a text until it is done [NET-016] [R38]', async () => {
    const answer = anAnswer(moved);
    const page = renderMemberActions(aLedMember({ directMembers: 1200 }), {
      api: { listNetwork, transferNetwork: () => answer.promise },
    });
    const { user, callsOf } = page;
    const dialog = await fill(page);
    const send = dialog.getByRole('button', { name: 'Transfer permanently' });
    // Twice before the next render.
    act(() => {
      send.click();
      send.click();
    });
    await user.dblClick(send);
    expect(await dialog.findByText(/^1,200 members are being moved. This may take a moment/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const still = within(await screen.findByRole('dialog'));
    expect(still.getByText(/members are being moved/)).toBeTruthy();
    await act(async () => {
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByRole('button', { name: /Transfer permanently/ }).getAttribute('aria-busy')).toBe(
      'true',
    );
    await answer.come();
    expect(await screen.findByText(/^The network of Dewi Anggraini has been transferred/)).toBeTruthy();
    expect(callsOf('transferNetwork')).toHaveLength(1);
  });

  it('can be sent again with the same request id when the reply was lost [NET-016] [R38]', async () => {
    let answers = 0;
    const page = renderMemberActions(aLedMember(), {
      api: {
        listNetwork,
        transferNetwork: () => {
          answers += 1;
          // The page sends it once more by itself.
          if (answers <= 2) return noAnswer();
          return answers === 3
            ? refuse({ status: 409, errCode: 4, errMsg: 'This is being done already.' })
            : moved;
        },
      },
    });
    const { user, callsOf, toasts } = page;
    const dialog = await fill(page);
    await user.click(dialog.getByRole('button', { name: 'Transfer permanently' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain(
      'It may have been done already: if so, sending it again changes nothing more.',
    );
    // The typed values stay, and cannot be changed under the same request id.
    const reason = dialog.getByDisplayValue<HTMLTextAreaElement>('Moved abroad');
    expect(reason.closest('fieldset[disabled]')).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: /Send again$/ }));
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toContain('This is being done already.'),
    );
    await user.click(dialog.getByRole('button', { name: /Send again$/ }));
    expect(await screen.findByText(/has been transferred/)).toBeTruthy();
    const bodies = bodiesOf(callsOf('transferNetwork'));
    expect(bodies).toHaveLength(4);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(toasts).toEqual([]);
  });

  it('uses a new request id each time the dialog opens', async () => {
    const page = renderMemberActions(aLedMember(), {
      api: {
        listNetwork,
        transferNetwork: refuse({ status: 422, errCode: 4, errMsg: 'Budi Santoso is not active.' }),
      },
    });
    const { user, callsOf } = page;
    for (let time = 0; time < 2; time += 1) {
      const dialog = await fill(page);
      await user.click(dialog.getByRole('button', { name: 'Transfer permanently' }));
      expect((await dialog.findByRole('alert')).textContent).toContain('Budi Santoso is not active.');
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const [first, second] = bodiesOf(callsOf('transferNetwork'));
    expect(first?.['requestId']).not.toBe(second?.['requestId']);
  });
});
