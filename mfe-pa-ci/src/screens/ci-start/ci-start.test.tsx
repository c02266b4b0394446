import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { LEAD_ID, aLeadToQuote } from '@payung/shared/testing/samples/lead-samples.ts';
import { QUOTE_ID, openCi } from '#testing/open-ci.ts';
import { Screen } from './ci-start.screen.tsx';

type Options = Parameters<typeof openCi>[1];

const open = (api: Options['api'] = {}, language: 'en' | 'id' = 'en') =>
  openCi(Screen, {
    path: '/criticalillness',
    search: '',
    language,
    api: {
      createCiQuote: { quoteId: QUOTE_ID, code: 'Q100001', stage: 'Lead Created' },
      ...api,
    },
  });

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = () => screen.getByRole('button', { name: 'Create the link' });
const put = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
const fill = async () => {
  await put(/Full name/, '  Maya   Kusuma ');
  await put(/Mobile number/, '081311110051');
  await put(/Email|E-mail/i, 'maya@payung.test');
};

it('is prefilled with name, mobile number and e-mail of the lead in the address', async () => {
  openCi(Screen, {
    path: '/criticalillness',
    search: `leadId=${LEAD_ID}`,
    api: { getLead: aLeadToQuote() },
  });
  expect((await field(/Full name/)).value).toBe('Rina Hartono');
  expect((await field(/Mobile number/)).value).toBe('081299998888');
  expect((await field(/Email|E-mail/i)).value).toBe('rina@payung.test');
});

describe('/criticalillness', () => {
  it('creates a quote of the customer with discount and code, and leads to its link', async () => {
    const page = open();
    await fill();
    const discount = await field(/Discount/);
    await page.user.clear(discount);
    await page.user.type(discount, '12.5');
    await put(/Promo code/, 'sehat 2026');
    await page.user.click(press());
    await waitFor(() => expect(page.address()).toBe(`/criticalillnesslink?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('createCiQuote').map(({ method, address, body }) => [method, address, body])).toEqual(
      [
        [
          'POST',
          'user/create-quote-ci',
          {
            insuredName: 'Maya Kusuma',
            insuredMobile: '081311110051',
            insuredEmail: 'maya@payung.test',
            discountPct: 12.5,
            promo: 'SEHAT2026',
            requestId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
          },
        ],
      ],
    );
  });

  it('sends nothing while fields are missing, each with its message', async () => {
    const page = open();
    await field(/Full name/);
    await page.user.click(press());
    expect(await screen.findByText('Full name is required')).toBeTruthy();
    expect(page.calls).toEqual([]);
  });

  it('limits the discount to 25 percent', async () => {
    const page = open();
    const discount = await field(/Discount/);
    await page.user.clear(discount);
    await page.user.type(discount, '26');
    expect(discount.value).toBe('25');
    expect(screen.getByText('Enter only numbers between 0 and 25')).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Raise the discount by 0.5' }));
    expect(screen.getByText('Discount is up to 25% only')).toBeTruthy();
  });

  it('refuses a malformed promo code', async () => {
    const page = open();
    await fill();
    for (const code of ['abc', 'SEHAT-2026']) {
      await put(/Promo code/, code);
      await page.user.click(press());
      expect(await screen.findByText('A promo code has 4 to 20 letters and digits')).toBeTruthy();
      await put(/Promo code/, 'SEHAT2026');
      await waitFor(() => expect(screen.queryByText(/^A promo code has/)).toBeNull());
    }
    expect(page.calls).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and repeats the request with the same id', async () => {
    let isRefused = true;
    const page = open({
      createCiQuote: () =>
        isRefused
          ? refuse({ status: 422, errCode: 4, errMsg: 'No ID card' })
          : { quoteId: QUOTE_ID, code: 'Q100001', stage: 'Lead Created' },
    });
    await fill();
    await page.user.click(press());
    expect((await screen.findAllByText('No ID card')).length).toBeGreaterThan(0);
    isRefused = false;
    await page.user.click(press());
    await waitFor(() => expect(page.address()).toContain('/criticalillnesslink'));
    const [first, second] = page.callsOf('createCiQuote');
    expect(second?.body).toEqual(first?.body);
  });

  it('is shown in Indonesian', async () => {
    open({}, 'id');
    expect(await screen.findByRole('heading', { name: 'Asuransi penyakit kritis' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Buat tautan' })).toBeTruthy();
  });
});
