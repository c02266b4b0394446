import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { aQuote, aShareProgress, saved } from '@payung/shared/testing/samples/quotes.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './quote-success.screen.tsx';

const LINK = 'https://payung.test/app/kite/aB3dE9';
const quick = (change: Parameters<typeof aQuote>[0] = {}) =>
  aQuote({ stage: 'Quick Quote Created', ...change });

const openCreated = (
  api: FakeReplies = {},
  session: ReturnType<typeof anAgent> | ReturnType<typeof aLinkVisit> = anAgent(),
) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/oonasuccess?quoteId=${QUOTE_ID}`,
    products: [kite],
    session,
    api: {
      getQuote: quick(),
      shareProgress: aShareProgress(),
      generateLink: { link: LINK, expiresAt: '2027-03-31T00:00:00Z' },
      revokeLink: { message: 'ok' },
      ...api,
    },
  });

describe('the quote-created page', () => {
  it('shows the quote code and a link to share by copy, WhatsApp, e-mail and QR code', async () => {
    const { callsOf } = openCreated();
    expect(await screen.findByText('Q100001')).toBeDefined();
    expect(await screen.findByDisplayValue(LINK)).toBeDefined();
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
      `https://wa.me/6281234567890?text=`,
    );
    expect(screen.getByRole('link', { name: /Email/ }).getAttribute('href')).toContain(
      encodeURIComponent(LINK),
    );
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeDefined();
    expect(callsOf('generateLink')).toHaveLength(1);
    expect(callsOf('generateLink')[0]?.query).toEqual({ type: 'lead', quoteId: QUOTE_ID });
  });

  it('makes the link by the call that the product names [LINK-040]', async () => {
    const kiteLink = { ...endpoints.generateLink, path: 'kite/generate-link-kite' };
    const { calls, callsOf } = renderScreen(<Screen />, {
      frame: withTexts,
      route: `/oonasuccess?quoteId=${QUOTE_ID}`,
      products: [{ ...kite, link: { ...kite.link, generatePath: 'kite/generate-link-kite' } }],
      session: anAgent(),
      endpoints: { ...endpoints, kiteLink },
      api: {
        getQuote: quick(),
        shareProgress: aShareProgress(),
        kiteLink: { link: LINK, expiresAt: '2027-03-31T00:00:00Z' },
      },
    });
    expect(await screen.findByDisplayValue(LINK)).toBeDefined();
    expect(callsOf('kiteLink')).toHaveLength(1);
    expect(calls.find(({ name }) => name === 'kiteLink')?.address).toBe(
      `kite/generate-link-kite?type=lead&quoteId=${QUOTE_ID}`,
    );
    expect(callsOf('generateLink')).toEqual([]);
  });

  it('shows the progress of the journey and a way to ask for help', async () => {
    openCreated();
    expect(await screen.findByText('Q100001')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Need Help' }).getAttribute('href')).toMatch(/^mailto:/);
    const progress = screen.getByRole('progressbar', { name: 'Your progress' });
    expect(progress.getAttribute('aria-valuetext')).toBe('1 of 3 · Create Quote');
  });

  it('shows beside the field why a phone was refused, and lets the agent change it', async () => {
    const { user } = openCreated({
      getQuote: quick({ insuredPhone: '' }),
      changePhone: refuse({ status: 422, errCode: 4, errMsg: 'Use the phone of the customer' }),
    });
    const field = await screen.findByLabelText("Customer's mobile number");
    await user.type(field, '081234567890');
    await user.click(screen.getByRole('button', { name: 'Save and create the link' }));
    await waitFor(() =>
      expect(field.closest('.py-field')?.textContent).toContain('Use the phone of the customer'),
    );
    expect((field as HTMLInputElement).value).toBe('081234567890');
    await user.type(field, '1');
    expect(screen.queryByText('Use the phone of the customer')).toBeNull();
  });

  it('makes no link before the customer’s phone is known, and asks for it', async () => {
    let phone = '';
    const { user, callsOf } = openCreated({
      getQuote: () => quick({ insuredPhone: phone }),
      changePhone: (seen) => {
        phone = (seen.body as { insuredMobile: string }).insuredMobile;
        return saved(quick({ insuredPhone: phone }));
      },
    });
    const field = await screen.findByLabelText("Customer's mobile number");
    expect(callsOf('generateLink')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save and create the link' }));
    expect(screen.getByText('phonenumber is required')).toBeDefined();
    await user.type(field, '081234567890');
    await user.click(screen.getByRole('button', { name: 'Save and create the link' }));
    expect(await screen.findByDisplayValue(LINK)).toBeDefined();
    expect(callsOf('changePhone')[0]?.body).toEqual({ insuredMobile: '081234567890' });
  });

  it('makes a new link after the phone was corrected', async () => {
    const { user, callsOf } = openCreated({
      changePhone: saved(quick({ insuredPhone: '081299999999' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Change the phone number' }));
    const field = screen.getByLabelText("Customer's mobile number");
    await user.clear(field);
    await user.type(field, '081299999999');
    await user.click(screen.getByRole('button', { name: 'Save and create the link' }));
    await waitFor(() => expect(callsOf('generateLink')).toHaveLength(2));
  });

  it('revokes the link after asking, and offers a new one', async () => {
    const { user, callsOf } = openCreated();
    await user.click(await screen.findByRole('button', { name: 'Revoke the link' }));
    expect(callsOf('revokeLink')).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Revoke the link', hidden: true }).at(-1)!);
    expect(await screen.findByText('The link is revoked. Nobody can open it any more.')).toBeDefined();
    expect(callsOf('revokeLink')[0]?.body).toEqual({ quoteId: QUOTE_ID });
    expect(screen.queryByDisplayValue(LINK)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create a new link' }));
    expect(await screen.findByDisplayValue(LINK)).toBeDefined();
  });

  it('leads with Create Policy to the address that the product names', async () => {
    const { user, address } = openCreated();
    await user.click(await screen.findByRole('button', { name: 'Create Policy' }));
    expect(address()).toBe(`/kite-flyer?quoteId=${QUOTE_ID}`);
  });

  it('offers no Create Policy for a product that hands its customers over', async () => {
    const { results: _none, ...handedOver } = kite;
    renderScreen(<Screen />, {
      frame: withTexts,
      route: `/oonasuccess?quoteId=${QUOTE_ID}`,
      products: [handedOver],
      session: aLinkVisit({ quoteId: QUOTE_ID }),
      api: { getQuote: quick() },
    });
    expect(await screen.findByText('Q100001')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create Policy' })).toBeNull();
  });

  it('shows a customer neither the link nor the dashboard', async () => {
    const { callsOf } = openCreated({}, aLinkVisit({ quoteId: QUOTE_ID }));
    expect(await screen.findByText('Q100001')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back to Dashboard' })).toBeNull();
    expect(callsOf('generateLink')).toEqual([]);
  });

  it('leads a sold quote to its policy', async () => {
    const { address } = openCreated({ getQuote: quick({ stage: 'Policy Generated' }) });
    await waitFor(() => expect(address()).toBe(`/oonasuccess1?quoteId=${QUOTE_ID}`));
  });
});
