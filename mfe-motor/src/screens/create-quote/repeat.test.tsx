import { describe, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { RecentQuote } from '@payung/shared/schemas/agent.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { LEAD_ID, aLeadToQuote } from '@payung/shared/testing/samples/lead-samples.ts';
import { motorServer } from '#testing/motor-server.ts';
import type { MotorReplies } from '#testing/motor-server.ts';
import { begin, field, path, radio } from '#testing/open-vehicle.ts';
import { QUOTE_ID, aPlannedQuote } from '#testing/quotes.ts';

const OWN = { brand: 'Honda', model: 'HR-V', year: 2024, sumInsured: 320_000_000 } as const;
const LAST: RecentQuote = {
  quoteId: QUOTE_ID,
  code: 'Q300001',
  productId: PRODUCT_IDS.motor4w,
  insuredName: 'Budi Santoso',
  stage: 'Plan Selected',
  duePremium: 0,
  savedAt: '2027-01-31T03:00:00.000Z',
  link: 'none',
  daysLeft: 12,
};
const repeated = (facts: Parameters<typeof aPlannedQuote>[0] = {}): MotorReplies => ({
  ...motorServer({ quote: aPlannedQuote({ ...OWN, ...facts }) }),
  recentQuotes: { total: 1, items: [LAST] },
});
const valueOf = async (name: string | RegExp) => (await field(name)).value;

describe('a quote that repeats an earlier one', () => {
  it('takes over the answers of the last quote, and nothing of its customer', async () => {
    const page = begin('vehicle=car', repeated());
    await page.user.click(await screen.findByRole('button', { name: 'Repeat the last quote' }));
    await waitFor(async () => expect(await valueOf('Brand')).toBe('Honda'));
    expect(page.address()).toBe(`${path}?vehicle=car&like=${QUOTE_ID}`);
    expect(await valueOf('Model')).toBe('HR-V');
    expect(await valueOf('Sum insured')).toBe('320.000.000');
    expect(radio('Comprehensive')?.checked).toBe(true);
    for (const personal of ['Code', 'Number', 'Letters', /Insured name/, /mobile number/]) {
      expect([personal, await valueOf(personal)]).toEqual([personal, '']);
    }
    expect(await valueOf('Start date')).toBe('08/02/2027');
    expect(screen.queryByRole('button', { name: 'Repeat the last quote' })).toBeNull();
  });

  it('keeps the vehicle of the customer who is quoted again, and fills in what their lead says', async () => {
    begin(`vehicle=car&leadId=${LEAD_ID}&like=${QUOTE_ID}`, {
      ...repeated({ leadId: LEAD_ID, plateCode: 'D', plateNumber: '77', plateSuffix: 'ZZ' }),
      getLead: aLeadToQuote(),
    });
    expect(await valueOf(/Insured name/)).toBe('Rina Hartono');
    expect(await valueOf('Brand')).toBe('Honda');
    expect([await valueOf('Code'), await valueOf('Number'), await valueOf('Letters')]).toEqual([
      'D',
      '77',
      'ZZ',
    ]);
  });

  it('is not offered where there is no last quote of this product', async () => {
    begin('vehicle=motorcycle', repeated());
    await field('Brand');
    expect(screen.queryByRole('button', { name: 'Repeat the last quote' })).toBeNull();
  });

  it('begins empty where the earlier quote is not found', async () => {
    begin(`vehicle=car&like=${QUOTE_ID}`, {
      getMotorQuote: refuse({ status: 404, errCode: 4, errMsg: '' }),
      getQuote: refuse({ status: 404, errCode: 4, errMsg: '' }),
    });
    expect(await valueOf('Brand')).toBe('');
  });
});
