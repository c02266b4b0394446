import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/people.ts';
import { aMember, aNetworkPage, MEMBER_ID } from '#testing/network-data.ts';
import { showLeads } from '#testing/show-leads.tsx';

const FAR = { name: 'Galih Prakoso', agentCode: 'NET099999' };

const show = (route: string) =>
  showLeads(undefined, {
    route,
    session: anAgent({ userType: 'Commercial' }),
    api: {
      listNetwork: ({ query }: SeenCall) =>
        aNetworkPage(query['search'] === 'galih' ? [aMember({ ...FAR, level: 5 })] : []),
      getMember: { ...aMember(FAR) },
    },
  });

it('finds whose leads are shown in a network of any size, and names who was chosen', async () => {
  const { user, address } = show('/oonacomleads');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: 'Agent' }), 'galih');
  await user.click(await screen.findByTitle('Galih Prakoso · NET099999'));
  await user.click(dialog.getByRole('button', { name: 'Show leads' }));
  await waitFor(() => expect(address()).toBe(`/oonacomleads?agent=${MEMBER_ID}`));
  expect(await screen.findByRole('button', { name: 'Remove filter: Galih Prakoso' })).toBeDefined();
});
