import { describe, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { LEAD_ID } from '@payung/shared/testing/samples/lead-samples.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID, aConfirmedQuote, aKnownCustomer, aMotorQuote, aPlannedQuote } from '#testing/quotes.ts';
import { Screen } from './start.screen.tsx';

const path = '/motorscreen';
const begin = (search = '', language: 'en' | 'id' = 'en') =>
  openMotor(Screen, { path, search, language, api: motorServer() });
const open = (quote = aMotorQuote()) => openMotor(Screen, { path, api: motorServer({ quote }) });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('without a quote [MOT-070]', () => {
  it('shows what is covered and leads with Start a quote to the form of a car', async () => {
    const page = begin();
    expect(screen.getByRole('heading', { name: 'What is covered' })).toBeTruthy();
    expect(radio('Car').checked).toBe(true);
    await page.user.click(screen.getByRole('button', { name: 'Start a quote' }));
    expect(page.address()).toBe('/createmotorquote?vehicle=car');
  });

  it('has a motorcycle chosen where the address asks for one', async () => {
    const page = begin('vehicle=motorcycle');
    expect(radio('Motorcycle').checked).toBe(true);
    await page.user.click(screen.getByRole('button', { name: 'Start a quote' }));
    expect(page.address()).toBe('/createmotorquote?vehicle=motorcycle');
  });

  it('keeps the chosen kind in the address', async () => {
    const page = begin();
    await page.user.click(radio('Motorcycle'));
    expect(page.address()).toBe('/motorscreen?vehicle=motorcycle');
    expect(radio('Motorcycle').checked).toBe(true);
  });

  it('shows its texts in Indonesian', () => {
    begin('', 'id');
    expect(radio('Sepeda motor')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Buat penawaran' })).toBeTruthy();
  });

  it('does not let a customer begin a quote', () => {
    openMotor(Screen, { path, as: 'customer', search: 'quoteId=none', api: motorServer() });
    expect(screen.queryByRole('button', { name: 'Start a quote' })).toBeNull();
  });
});

it('starts a quote for the lead in the address', async () => {
  const page = begin(`vehicle=motorcycle&leadId=${LEAD_ID}`);
  await page.user.click(radio('Car'));
  await page.user.click(screen.getByRole('button', { name: 'Start a quote' }));
  expect(page.address()).toBe(`/createmotorquote?vehicle=car&leadId=${LEAD_ID}`);
});

describe('with a quote', () => {
  it('shows the vehicle and offers to change it', async () => {
    const page = open();
    expect(await screen.findByText('Toyota Avanza 2023')).toBeTruthy();
    expect(screen.getByText('B 1234 ABC · region 2')).toBeTruthy();
    expect(screen.getByText('Rp 170.000.000')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Change the vehicle' }));
    expect(page.address()).toBe(`/createmotorquote?quoteId=${QUOTE_ID}`);
  });

  it('leads to the next open stop', async () => {
    const quote = aKnownCustomer();
    const page = open(quote);
    await screen.findByText(`${quote.brand} ${quote.model} ${quote.year}`);
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(page.address()).toBe(`/oonariskinspectionmotor?quoteId=${QUOTE_ID}`));
  });

  it('compares the plans once one was chosen', async () => {
    const page = open(aPlannedQuote());
    await page.user.click(await screen.findByText('Compare plans'));
    expect(await screen.findByRole('columnheader', { name: /^Motor Prime/ })).toBeTruthy();
  });

  it('compares no plans before one was chosen', async () => {
    open();
    await screen.findByText('Toyota Avanza 2023');
    expect(screen.queryByText('Compare plans')).toBeNull();
  });

  it('shows why a quote was rejected [MOT-058]', async () => {
    open(
      aKnownCustomer({
        stage: 'Qc Checked',
        rejection: { reason: 'The vehicle is in commercial use', at: '2027-02-01T04:00:00.000Z' },
      }),
    );
    expect(await screen.findByText('This quote was rejected: The vehicle is in commercial use')).toBeTruthy();
  });

  it('leads a sold quote to its policy', async () => {
    const page = open(aConfirmedQuote({ stage: 'Policy Generated' }));
    await waitFor(() => expect(page.address()).toBe(`/oonasuccess1?quoteId=${QUOTE_ID}`));
  });
});
