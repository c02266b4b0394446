import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { aKnownCustomer, ownAddress, openCustomer as open, ready, submit } from '#testing/customers.ts';
import { homeServer } from '#testing/home-server.ts';
import { QUOTE_ID } from '#testing/quotes.ts';

type Page = ReturnType<typeof open>;

const textbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const put = (name: string, value: string) => fireEvent.change(textbox(name), { target: { value } });
const fieldText = (label: string, role: 'combobox' | 'textbox') =>
  screen.getByRole(role, { name: label }).closest('[data-field]')?.textContent;
const SAVES = ['updateHomeLead', 'updatePrintPolicy', 'updateHomeQuote'] as const;
const saves = (page: Page) => page.calls.filter(({ name }) => SAVES.some((save) => save === name));

describe('saving the customer', () => {
  it('updates lead, print option and quote in this order, each with the version before it [HOME-098], and leads to the confirmation [HOME-078]', async () => {
    const page = open({ version: 7 });
    await ready();
    await page.user.dblClick(screen.getByRole('button', { name: /Next/ }));
    await waitFor(() => expect(page.address()).toBe(`/customerconfirmationhome?quoteId=${QUOTE_ID}`));
    expect(saves(page).map(({ name }) => name)).toEqual(SAVES);
    expect(saves(page).map(({ headers }) => headers['If-Match'] ?? headers['if-match'])).toEqual([
      '"7"',
      '"8"',
      '"9"',
    ]);
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]);
  });

  it('sends the bodies of the specification in the three calls [HOME-077]', async () => {
    const page = open({ ...ownAddress(), printOption: 'hard', hardCopyAddress: 'Kantor Sari' });
    await ready();
    put('ID card number', 'any number 12');
    await submit(page);
    await waitFor(() => expect(page.address()).toContain('/customerconfirmationhome'));
    const [lead, print, quote] = saves(page);
    expect(lead?.address).toBe('home/updatelead/65f0c1a5e4b0a70001a3f911');
    expect(lead?.body).toEqual({
      email: 'budi@contoh.id',
      primaryMobile: '6281234567890',
      idCard: 'any number 12',
    });
    expect(print?.body).toEqual({ quoteId: QUOTE_ID, printOption: 'hard' });
    expect(quote?.body).toEqual({
      insuredName: 'Budi Santoso',
      homeEffectiveDate: '2027-03-01',
      homeExpiryDate: '2028-03-01',
      insuredMobile: '6281234567890',
      insuredEmail: 'budi@contoh.id',
      address: 'Jalan Dago 12',
      addrProvince: 'Jawa Barat',
      city: 'Kota Bandung',
      district: 'Coblong',
      subDistrict: 'Dago',
      postalCode: '40135',
      insuredPlaceOfBirth: '',
      insuredDob: '',
      insuredIdCard: 'any number 12',
      insuredPassportNo: '',
      isCorrespondenceChecked: false,
      correspondenceAddress: 'Jalan Cilandak 5',
      correspondenceProvince: 'DKI Jakarta',
      correspondenceCity: 'Kota Administrasi Jakarta Selatan',
      correspondenceDistrict: 'Cilandak',
      correspondenceSubDistrict: 'Cilandak Barat',
      correspondencePostalCode: '12430',
      addressForHardCopy: 'Kantor Sari',
    });
  });

  it('makes no call when nothing changed', async () => {
    const page = open({ stage: 'Full Quote Created', proposalNo: 'P-1' });
    await ready();
    await submit(page);
    await waitFor(() => expect(page.address()).toContain('/customerconfirmationhome'));
    expect(saves(page)).toEqual([]);
  });

  it('shows every refusal of each call beside its field [HOME-102]', async () => {
    let refusing: (typeof SAVES)[number] = 'updateHomeLead';
    const server = homeServer({ quote: aKnownCustomer() });
    const refused = Object.fromEntries(
      SAVES.map((name) => [
        name,
        (seen: SeenCall) =>
          name === refusing
            ? refuse({
                status: 422,
                errCode: 1,
                errMsg: 'District is not served',
                errors: [
                  { field: 'district', message: 'District is not served' },
                  {
                    field: name === 'updateHomeLead' ? 'email' : 'insuredEmail',
                    message: 'Email is not known',
                  },
                  { field: 'risk', message: 'Too close to a river' },
                ],
              })
            : (server[name] as (call: SeenCall) => never)(seen),
      ]),
    );
    const page = open({}, refused);
    await ready();
    for (const [at, name] of SAVES.entries()) {
      refusing = name;
      page.toasts.length = 0;
      await submit(page);
      await waitFor(() => expect(fieldText('Email', 'textbox'), name).toContain('Email is not known'));
      expect(fieldText('District', 'combobox')).toContain('District is not served');
      expect(screen.getByText('Too close to a river').closest('[role=alert]')).not.toBeNull();
      expect(page.toasts.map(({ text }) => text)).toEqual(['District is not served']);
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'District' }));
      expect(textbox('Email').getAttribute('aria-invalid')).toBe('true');
      put('Email', `siti${at}@contoh.id`);
      await waitFor(() => expect(textbox('Email').getAttribute('aria-invalid')).not.toBe('true'));
    }
  });

  it('lists the errors of a refusal, shows the first as a toast, keeps what was typed and can be retried [HOME-102]', async () => {
    let isDown = true;
    const server = homeServer({ quote: aKnownCustomer() });
    const whenUp = server.updateHomeQuote as (seen: unknown) => never;
    const page = open(
      {},
      {
        ...server,
        updateHomeQuote: (seen) =>
          isDown
            ? refuse({
                status: 422,
                errCode: 1,
                errMsg: 'Validation failed',
                errors: [{ message: 'District is not served' }, { message: 'Another' }],
              })
            : whenUp(seen),
      },
    );
    await ready();
    put('Insured property address', 'Jalan Riau 1');
    await submit(page);
    const refused = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(refused.map(({ textContent }) => textContent)).toEqual(['District is not served', 'Another']);
    expect(page.toasts).toContainEqual({ kind: 'error', text: 'District is not served' });
    expect(textbox('Insured property address').value).toBe('Jalan Riau 1');
    isDown = false;
    await submit(page);
    await waitFor(() => expect(page.address()).toContain('/customerconfirmationhome'));
    const bodies = page.callsOf('updateHomeQuote').map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it('stops at the first call that fails', async () => {
    const page = open({}, { updateHomeLead: noAnswer() });
    await ready();
    await submit(page);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing you entered is lost');
    // Sent once more, and nothing after it.
    expect(saves(page).map(({ name }) => name)).toEqual(['updateHomeLead', 'updateHomeLead']);
    expect(page.address()).toContain('/customerinformationhome');
  });

  it('keeps what was typed over a reload', async () => {
    const page = open();
    await ready();
    put('Insured property address', 'Jalan Riau 1');
    page.unmount();
    queryClient.clear();
    open();
    await ready();
    expect(textbox('Insured property address').value).toBe('Jalan Riau 1');
  });

  it('replaces a typed address when the property has moved to another place meanwhile', async () => {
    const page = open();
    await ready();
    put('Insured property address', 'Jalan Riau 1');
    put('Email', 'siti@contoh.id');
    page.unmount();
    queryClient.clear();
    open({
      provinceId: '31',
      address: { ...NO_ADDRESS, province: 'DKI Jakarta', city: 'Kota Administrasi Jakarta Selatan' },
    });
    await ready();
    expect(textbox('Insured property address').value).toBe('');
    expect(textbox('Email').value).toBe('siti@contoh.id');
  });
});
