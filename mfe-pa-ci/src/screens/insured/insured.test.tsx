import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '@payung/shared/api/query.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { accidentServer } from '#testing/accident-server.ts';
import {
  DETAILS,
  FORM,
  LIST,
  NAME,
  anOpenQuote,
  fieldText,
  field,
  fill,
  heading,
  openInsured as open,
  put,
  ready,
  submit,
} from '#testing/open-insured.ts';
import { QUOTE_ID, aPlaceholder, anInsured, insuredId } from '#testing/quotes.ts';

describe('the insured of the form', () => {
  it('is one at a time, numbered up to the participants, with the names so far [PA-002]', async () => {
    const page = open({ state: { insuredNo: 1, edit: false } });
    await heading('Insured 1 of 3');
    const names = within(screen.getByRole('list', { name: 'Insured people so far' })).getAllByRole(
      'listitem',
    );
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Budi SantosoComplete',
      'Siti RahayuComplete',
      '3',
    ]);
    expect(names.map((name) => name.getAttribute('aria-current'))).toEqual(['step', null, null]);
    await ready();
    // The main insured needs more fields than the others.
    expect(field('Address').getAttribute('aria-required')).toBe('true');
    expect(field('Mobile number').getAttribute('aria-required')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Same/ })).toBeNull();
    await submit(page);
    const second = await heading('Insured 2 of 3');
    await waitFor(() => expect(document.activeElement).toBe(second));
    await screen.findByLabelText(NAME);
    expect(field(NAME).value).toBe('Siti Rahayu');
    await submit(page);
    const third = await heading('Insured 3 of 3');
    await waitFor(() => expect(document.activeElement).toBe(third));
    await screen.findByLabelText(NAME);
    expect(field(NAME).value).toBe('');
  });

  it('can be left in a browser whose scroll calls return promises', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve() as unknown as undefined);
    const page = open({ state: { insuredNo: 1, edit: false } });
    await ready();
    await submit(page);
    expect(await heading('Insured 2 of 3')).toBeDefined();
  });

  it.each([null, { insuredNo: 0 }, { insuredNo: 4 }, { insuredNo: 1.5 }, { insuredNo: '2' }])(
    'is missing in the state, which leads to the list: %j',
    async (state) => {
      const page = open({ state });
      await waitFor(() => expect(page.address()).toBe(LIST));
    },
  );

  it('is shown in Indonesian', async () => {
    open({ language: 'id' });
    await heading('Tertanggung 3 dari 3');
    expect(await screen.findByLabelText('Nama sesuai KTP')).toBeTruthy();
  });
});

describe('Back', () => {
  it('leads to the review in edit mode [PA-003]', async () => {
    const page = open({ state: { insuredNo: 2, edit: true } });
    await heading('Insured 2 of 3');
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(page.address()).toBe(DETAILS);
  });

  it('leads to the insured before, and from the first to the list [PA-004]', async () => {
    const page = open({ state: { insuredNo: 2, edit: false } });
    await heading('Insured 2 of 3');
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Insured 1 of 3');
    expect(page.address()).toBe(FORM);
    expect(page.navigationState()).toEqual({ insuredNo: 1, edit: false });
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(page.address()).toBe(LIST);
  });
});

describe('saving an insured', () => {
  it('sends the fields of this insured once with its own version [PA-029], and leads after the last to the list [PA-005]', async () => {
    const page = open({ quote: anOpenQuote({ version: 9 }) });
    await ready();
    fill();
    await page.user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.address()).toBe(LIST));
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]);
    expect(page.callsOf('updatePaInsured')).toHaveLength(1);
    const [call] = page.callsOf('updatePaInsured');
    expect(call?.address).toBe(`user/update-pa-customerinfo/${QUOTE_ID}`);
    expect(call?.headers['If-Match'] ?? call?.headers['if-match']).toBeUndefined();
    expect(call?.body).toEqual({
      _id: insuredId(3),
      version: 0,
      requestLimit: 50_000_000,
      isNew: true,
      insuredName: 'Agus Wijaya',
      insuredDob: '1985-03-05',
      insuredIdCard: '',
      insuredMobile: '',
      insuredEmail: '',
      address: '',
      beneficiaryName: 'Rina Wijaya',
      beneficiaryRelation: '',
      beneficiaryOtherRelation: '',
      beneficiaryDateOfBirth: '',
      guardianName: '',
      guardianConsents: false,
    });
  });

  it('leads in edit mode to the review [PA-006]', async () => {
    const page = open({ state: { insuredNo: 2, edit: true } });
    await ready();
    put(NAME, 'Siti Rahayuningsih');
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(DETAILS));
    expect(page.callsOf('updatePaInsured')).toHaveLength(1);
  });

  it('makes no call when nothing changed', async () => {
    const page = open({ state: { insuredNo: 2, edit: true } });
    await ready();
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(DETAILS));
    expect(page.callsOf('updatePaInsured')).toEqual([]);
  });

  it('keeps what was typed without a reply, and recognises its own save at the next attempt', async () => {
    const server = accidentServer({ quote: anOpenQuote() });
    let isLost = true;
    const page = open({
      api: {
        ...server,
        updatePaInsured: (seen) => {
          if (!isLost) return refuse({ status: 409, errCode: 1, errMsg: 'changed' });
          isLost = false;
          // It arrived, and only the answer was lost.
          server.updatePaInsured(seen);
          return noAnswer();
        },
      },
    });
    await ready();
    fill();
    await submit(page);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing you entered is lost');
    expect(field(NAME).value).toBe('Agus Wijaya');
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(LIST));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the refusal of the server beside its field', async () => {
    const errors = [{ field: 'insuredDob', message: 'Too young' }];
    const page = open({
      api: { updatePaInsured: refuse({ status: 422, errCode: 1, errMsg: 'Too young', errors }) },
    });
    await ready();
    fill();
    await submit(page);
    await waitFor(() => expect(fieldText('Date of birth')).toContain('Too young'));
    expect(document.activeElement).toBe(field('Date of birth'));
  });

  it('leads to the list when the insured was left out meanwhile', async () => {
    const page = open({ api: { updatePaInsured: refuse({ status: 404, errCode: 1, errMsg: '' }) } });
    await ready();
    fill();
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(LIST));
    expect(page.toasts).toContainEqual({
      kind: 'error',
      text: 'This person is no longer insured in this quote.',
    });
  });
});

describe('drafts', () => {
  it('keeps what was typed of each insured over a reload', async () => {
    const page = open();
    await ready();
    put(NAME, 'Agus Wijaya');
    page.unmount();
    queryClient.clear();
    const second = open({ state: { insuredNo: 2, edit: false } });
    await ready();
    expect(field(NAME).value).toBe('Siti Rahayu');
    second.unmount();
    queryClient.clear();
    open();
    await ready();
    expect(field(NAME).value).toBe('Agus Wijaya');
  });
});

describe('copying from the insured before', () => {
  const before = anInsured(2, {
    address: 'Jalan Dago 12',
    beneficiaryRelation: 'other',
    otherRelation: 'Teman',
    beneficiaryBirthDate: '1980-01-02',
  });
  const quote = anOpenQuote({ insureds: [anInsured(1), before, aPlaceholder(3)] });

  it('copies only the address or the beneficiary', async () => {
    const page = open({ quote });
    await ready();
    await page.user.click(screen.getByRole('button', { name: 'Same address as Siti Rahayu' }));
    expect(field(/^Address \(/).value).toBe('Jalan Dago 12');
    expect(field("Beneficiary's name").value).toBe('');
    await page.user.click(screen.getByRole('button', { name: 'Same beneficiary as Siti Rahayu' }));
    expect(field("Beneficiary's name").value).toBe('Ani Santoso');
    expect((await screen.findByLabelText<HTMLInputElement>('Which relation?')).value).toBe('Teman');
    expect(field(/^Beneficiary's date of birth \(/).value).toBe('02/01/1980');
    expect(field(NAME).value).toBe('');
  });
});
