import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './recruit.screen.tsx';

const link = 'https://payung.example/app/withoutReferralLinkRegistration/aB3dE9';
const counts = { sent: 1200, opened: 31, registered: 4, firstSale: 2 };
const api = {
  getInviteLink: { link, referralCode: 'SARI1' },
  inviteCounts: counts,
  inviteSent: { message: 'Your invitation is counted.' },
};

it.each(['Mitra', 'Commercial'])(
  'shows %s the invite link for WhatsApp, e-mail and as a QR code [NET-002]',
  async (userType) => {
    renderAgentScreen(Screen, { session: anAgent({ userType }), api });
    expect(await screen.findByText('SARI1')).toBeTruthy();
    expect(screen.getByDisplayValue(link)).toBeTruthy();
    const whatsApp = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(whatsApp)).toContain(`Register here: ${link}`);
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.getByTitle('QR code of the link')).toBeTruthy();
  },
);

it('copies the invite link', async () => {
  const { user, toasts } = renderAgentScreen(Screen, { api });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(toasts).toEqual([{ kind: 'success', text: 'link copied' }]);
});

const figures = async (title = 'Your invitations so far') => {
  const region = within(await screen.findByRole('region', { name: title }));
  await waitFor(() => expect(region.queryAllByRole('term')).toHaveLength(4));
  return region
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
};

it('shows the numbers of invitations sent and opened, of registrations and first sales', async () => {
  renderAgentScreen(Screen, { api });
  expect(await figures()).toEqual(['Sent: 1,200', 'Opened: 31', 'Registered: 4', 'First sale: 2']);
});

it('is shown in Indonesian', async () => {
  renderAgentScreen(Screen, { api, language: 'id' });
  expect(await figures('Undangan Anda sejauh ini')).toEqual([
    'Dikirim: 1.200',
    'Dibuka: 31',
    'Mendaftar: 4',
    'Penjualan pertama: 2',
  ]);
});

it('counts an invitation by each channel, and shows the new number [NET-002]', async () => {
  let sent = 0;
  const { user, callsOf } = renderAgentScreen(Screen, {
    api: {
      ...api,
      inviteCounts: () => ({ ...counts, sent }),
      inviteSent: () => {
        sent += 1;
        return { message: 'Your invitation is counted.' };
      },
    },
  });
  const bodies = () => callsOf('inviteSent').map(({ body }) => body);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(bodies()).toEqual([{ channel: 'link' }]));
  for (const name of ['WhatsApp', 'Email']) {
    const draft = screen.getByRole('link', { name });
    // The test browser would follow the link.
    draft.addEventListener('click', (event) => event.preventDefault());
    await user.click(draft);
  }
  const code = screen.getByTitle('QR code of the link').closest('details') as HTMLDetailsElement;
  code.open = true;
  const channels = [{ channel: 'link' }, { channel: 'whatsapp' }, { channel: 'email' }, { channel: 'qr' }];
  await waitFor(() => expect(bodies()).toEqual(channels));
  await waitFor(async () => expect((await figures())[0]).toBe('Sent: 4'));
});

it('offers the invite link also when the counts fail', async () => {
  const { user, toasts } = renderAgentScreen(Screen, {
    api: {
      ...api,
      inviteCounts: refuse({ status: 500, errCode: 1, errMsg: 'No' }),
      inviteSent: refuse({ status: 429, errCode: 4, errMsg: 'Too many' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(toasts).toEqual([{ kind: 'success', text: 'link copied' }]);
  const region = within(screen.getByRole('region', { name: 'Your invitations so far' }));
  expect(await region.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('shows Support a refusal with a link to the dashboard, without a call', async () => {
  const { calls } = renderAgentScreen(Screen, { session: anAgent({ userType: 'Support' }), api });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
    'Your account cannot invite friends',
  );
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
    '/commercialsupport',
  );
  expect(calls).toEqual([]);
});
