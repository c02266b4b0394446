import { screen } from '@testing-library/react';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { Screen } from '#screens/customer-information/customer-information.screen.tsx';
import { aKnownCustomer } from './customers.ts';
import { homeServer } from './home-server.ts';
import type { HomeReplies } from './home-server.ts';
import { openHome } from './open-home.ts';

interface Situation {
  as?: 'agent' | 'customer';
  language?: 'en' | 'id';
}

/** The customer information of a quote that knows its customer, for a customer in English. */
export const openCustomer = (
  change: Partial<HomeQuoteRecord> = {},
  more: HomeReplies = {},
  { as = 'customer', language = 'en' }: Situation = {},
) =>
  openHome(Screen, {
    path: '/customerinformationhome',
    as,
    language,
    api: { ...homeServer({ quote: aKnownCustomer(change) }), ...more },
  });

export const ready = () => screen.findByRole('textbox', { name: /Insured name|Nama tertanggung/ });

export const submit = ({ user }: Pick<ReturnType<typeof openCustomer>, 'user'>): Promise<void> =>
  user.click(screen.getByRole('button', { name: /Next|Lanjut/ }));
