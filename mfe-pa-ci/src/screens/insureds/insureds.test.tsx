import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@payung/shared/api/query.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { accidentServer } from '#testing/accident-server.ts';
import type { AccidentReplies } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { DETAILS, FORM, anOpenQuote } from '#testing/open-insured.ts';
import { FAMILY_AND_DRIVER, aCompleteQuote, aPlaceholder, anInsured } from '#testing/quotes.ts';
import { Screen } from './insureds.screen.tsx';

const open = (quote: AccidentQuoteRecord, api: AccidentReplies = {}, language: 'en' | 'id' = 'en') =>
  openAccident(Screen, {
    path: '/accidentmultiplecustomerinformation',
    language,
    api: { ...accidentServer({ quote }), ...api },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = async (name: string) => (await region(name)).getAllByRole('listitem').filter(isRow);
const isRow = (item: HTMLElement): boolean => item.classList.contains('py-card');

describe('the list of insureds', () => {
  it('numbers the insureds from 1 up to the participants, the first the main one [PA-002]', async () => {
    open(anOpenQuote());
    const rows = await rowsOf('PA Basic');
    expect(rows.map((row) => row.firstChild?.textContent)).toEqual(['1', '2', '3']);
    expect(rows.map(({ textContent }) => textContent?.includes('Main insured'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows how many insureds are complete, and what is missing of the others', async () => {
    const siti = anInsured(2, { birthDate: '', beneficiaryName: '', isComplete: false });
    const agus = anInsured(3, { birthDate: '1950-01-01', isComplete: false });
    open(anOpenQuote({ insureds: [anInsured(1), siti, agus] }));
    expect(await screen.findByText('1 of 3 complete')).toBeTruthy();
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '1 of 3 complete' });
    expect([bar.value, bar.max]).toEqual([1, 3]);
    const [first, second, third] = await rowsOf('PA Basic');
    expect(first?.textContent).toContain('Complete');
    expect(second?.textContent).toContain("Missing: Date of birth, Beneficiary's name");
    expect(third?.textContent).toContain('An insured must be under 65 years old');
  });

  it('shows groups with their plans', async () => {
    open(anOpenQuote({ limitType: 'separate', groups: FAMILY_AND_DRIVER }));
    expect(await rowsOf('Family · PA Basic')).toHaveLength(2);
    expect((await rowsOf('Driver · PA Plus')).map((row) => row.firstChild?.textContent)).toEqual(['3']);
  });

  it('opens the form of an insured', async () => {
    const page = open(anOpenQuote());
    await page.user.click(await screen.findByRole('link', { name: 'Edit: Siti Rahayu' }));
    expect(page.address()).toBe(FORM);
    expect(page.navigationState()).toEqual({ insuredNo: 2, edit: false });
  });

  it('offers to try again when it could not be loaded', async () => {
    open(anOpenQuote(), { getPaQuote: refuse({ status: 500, errCode: 1, errMsg: '' }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('is shown in Indonesian', async () => {
    open(anOpenQuote(), {}, 'id');
    expect(await screen.findByText('2 dari 3 lengkap')).toBeTruthy();
  });
});

describe('placeholders', () => {
  const waiting = [anInsured(1), aPlaceholder(2), aPlaceholder(3)];
  const required = 'Insured Name is required';

  it('are disabled and need no name with one limit for all, except the first [PA-011]', async () => {
    const page = open(anOpenQuote({ insureds: waiting }));
    const second = await screen.findByPlaceholderText<HTMLInputElement>('Insured 2');
    expect(second.disabled).toBe(true);
    expect(screen.getByPlaceholderText<HTMLInputElement>('Insured 3').disabled).toBe(true);
    expect(screen.queryByText(required)).toBeNull();
    await page.user.click(screen.getByRole('link', { name: 'Fill in: Insured 3' }));
    expect(page.navigationState()).toEqual({ insuredNo: 3, edit: false });
  });

  it('are required to have a name for the main insured, and with separate limits [PA-011]', async () => {
    const first = open(anOpenQuote({ insureds: [aPlaceholder(1), aPlaceholder(2), aPlaceholder(3)] }));
    expect(await screen.findAllByText(required)).toHaveLength(1);
    expect(screen.queryByPlaceholderText('Insured 1')).toBeNull();
    first.unmount();
    queryClient.clear();
    open(anOpenQuote({ insureds: waiting, limitType: 'separate', groups: FAMILY_AND_DRIVER }));
    await waitFor(() => expect(screen.getAllByText(required)).toHaveLength(2));
    expect(screen.queryByPlaceholderText('Insured 2')).toBeNull();
  });
});

describe('Continue', () => {
  it('leads to the first incomplete insured', async () => {
    const page = open(anOpenQuote());
    await page.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(page.address()).toBe(FORM);
    expect(page.navigationState()).toEqual({ insuredNo: 3, edit: false });
  });

  it('leads to the review when all are complete', async () => {
    const page = open(aCompleteQuote());
    await screen.findByText('3 of 3 complete');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(page.address()).toBe(DETAILS);
  });
});
