import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agree, confirmButton, coverLines } from '@payung/shared/testing/journey-fields.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { accidentServer } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { FORM, LIST, anOpenQuote } from '#testing/open-insured.ts';
import { QUOTE_ID, aCompleteQuote, anInsured } from '#testing/quotes.ts';
import { Screen } from './details.screen.tsx';

const open = (quote: AccidentQuoteRecord = aCompleteQuote(), as: 'agent' | 'customer' = 'customer') =>
  openAccident(Screen, { path: '/accidentcustomerdetails', as, api: accidentServer({ quote }) });
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the review', () => {
  it('shows policyholder, insureds and beneficiaries [PA-033]', async () => {
    const child = anInsured(3, {
      birthDate: '2015-06-01',
      beneficiaryRelation: 'other',
      relationText: 'Other',
      otherRelation: 'Teman',
      beneficiaryBirthDate: '1980-01-02',
      guardianName: 'Budi Santoso',
      idCard: '3273010503850001',
    });
    open(aCompleteQuote({ insureds: [anInsured(1), anInsured(2), child] }));
    const holder = await region('Policyholder');
    expect(holder.getByText('budi@gmail.com')).toBeTruthy();
    expect(holder.getByText('01/03/2027')).toBeTruthy();
    const first = await region('1. Budi Santoso');
    expect(first.getByText('Ani Santoso (Husband or wife)')).toBeTruthy();
    expect(first.getByText('Jalan Merdeka 1, Jakarta')).toBeTruthy();
    const third = await region('3. Agus Wijaya');
    expect(third.getByText('01/06/2015')).toBeTruthy();
    expect(third.getByText('327•••••••••0001')).toBeTruthy();
    expect(third.getByText('Budi Santoso')).toBeTruthy();
    expect(third.getByText(/Ani Santoso \(Teman\)/).textContent).toContain('02/01/1980');
  });

  it('opens the form of an insured in edit mode [PA-003] [PA-006]', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('link', { name: 'Change Siti Rahayu' }));
    expect(page.address()).toBe(FORM);
    expect(page.navigationState()).toEqual({ insuredNo: 2, edit: true });
  });

  it('has links to the policyholder and to the price', async () => {
    open();
    expect(await addressOf('Change the policyholder')).toBe(
      `/accidentcustomerinformation?quoteId=${QUOTE_ID}`,
    );
    expect(await addressOf('Change the price')).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`);
  });

  it('lists benefits, exclusions and cost before the contract', async () => {
    open();
    expect(await coverLines()).toEqual([
      'Accidental death: Rp 50.000.000',
      'Medical costs: Rp 5.000.000',
      'Illness that no accident has caused',
      'Suicide, and injuries that somebody causes to themselves on purpose',
      'Accidents under the influence of alcohol or drugs',
      'Races, and professional or dangerous sports',
      'War, riot and nuclear risks',
      'Rp 240.000 is paid once for 12 months of cover',
      'It includes an admin cost of Rp 15.000',
      'Price valid until 01/03/2027',
    ]);
  });

  it('leads to the list of insureds while one is incomplete', async () => {
    const page = open(anOpenQuote());
    await waitFor(() => expect(page.address()).toBe(LIST));
  });
});

describe('the Confirm button', () => {
  it('leads with the consents to the payment confirmation [PA-033]', async () => {
    const page = open();
    await agree(page);
    await page.user.click(confirmButton());
    await waitFor(() => expect(page.address()).toBe(`/accidentpaymentconfirmation?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('confirmQuote')[0]?.body).toMatchObject({
      consents: { terms: true, dataProcessing: true, marketing: false },
    });
  });

  it('is disabled when the first day has passed, with a link to choose another', async () => {
    open(aCompleteQuote({ startDate: '2027-01-31' }));
    const way = await screen.findByRole('link', { name: 'Choose another first day' });
    expect(way.getAttribute('href')).toBe(`/accidentcustomerinformation?quoteId=${QUOTE_ID}`);
    expect(confirmButton().disabled).toBe(true);
  });
});
