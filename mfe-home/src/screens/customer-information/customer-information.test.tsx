import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { QUOTE_ID, aQuotedQuote, homeServer } from '#testing/home-server.ts';
import { choose } from '#testing/choose.ts';
import { openHome } from '#testing/open-home.tsx';
import { Screen } from './customer-information.screen.tsx';

const open = (quote = aQuotedQuote(), more: FakeReplies = {}, as: 'agent' | 'customer' = 'customer') =>
  openHome(Screen, {
    path: '/customerinformationhome',
    as,
    api: { ...homeServer({ quote }), ...more },
  });

describe('customer information', () => {
  it('leads to the review after a successful submission [HOME-078]', async () => {
    const page = open();
    const insured = within(await screen.findByRole('region', { name: 'Insured property' }));
    fireEvent.change(insured.getByRole('textbox', { name: 'Insured property address' }), {
      target: { value: 'Jl. Dago 1' },
    });
    await choose('District', 'Coblong', insured);
    await choose('Sub-district', 'Dago', insured);
    fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'budi@contoh.id' } });
    await page.user.click(screen.getByRole('button', { name: /Next/ }));
    await waitFor(() => expect(page.address()).toBe(`/customerconfirmationhome?quoteId=${QUOTE_ID}`));
  });
});
