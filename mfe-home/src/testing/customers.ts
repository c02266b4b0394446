import { screen } from '@testing-library/react';
import type { AddressParts } from '@payung/shared/schemas/places.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { Screen } from '#screens/customer-information/customer-information.screen.tsx';
import { aQuotedQuote } from './quotes.ts';
import { homeServer } from './home-server.ts';
import type { HomeReplies } from './home-server.ts';
import { openHome } from './open-home.ts';

const ADDRESS: AddressParts = {
  address: 'Jalan Dago 12',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};

/** A priced quote whose customer information is all there, and not saved yet. */
export const aKnownCustomer = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aQuotedQuote({ insuredEmail: 'budi@contoh.id', address: ADDRESS, ...change });

const OWN: AddressParts = {
  address: 'Jalan Cilandak 5',
  province: 'DKI Jakarta',
  city: 'Kota Administrasi Jakarta Selatan',
  district: 'Cilandak',
  subDistrict: 'Cilandak Barat',
  postalCode: '12430',
};

/** A correspondence address of their own. */
export const ownAddress = (change: Partial<AddressParts> = {}) => ({
  isCorrespondenceSame: false,
  correspondence: { ...OWN, ...change },
});

/** A quote whose customer information was saved, with a discount of 10 percent. */
export const aReviewedQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aKnownCustomer({
    stage: 'Customer Information Updated',
    insuredIdCard: '3273012005900001',
    correspondence: ADDRESS,
    discountPercent: 10,
    discountAmount: 155_500,
    discountGivenBy: 'agent',
    agentName: 'Sari',
    subtotal: 1_399_500,
    duePremium: 1_414_500,
    ...change,
  });

/** A quote that was confirmed and can be paid. */
export const aConfirmedQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aReviewedQuote({ stage: 'Full Quote Created', proposalNo: 'PRP-1', ...change });

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
