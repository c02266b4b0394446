import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  FORM,
  LIST,
  NAME,
  anOpenQuote,
  fieldText,
  field,
  fill,
  openInsured as open,
  put,
  ready,
  submit,
} from '#testing/open-insured.ts';
import { aPlaceholder, anInsured } from '#testing/quotes.ts';

const FIRST = { insuredNo: 1, edit: false };
const emptyFirst = () => anOpenQuote({ insureds: [aPlaceholder(1), anInsured(2), anInsured(3)] });
// antd shows a message a moment later.
const expectMessage = (name: string | RegExp, text: string) =>
  waitFor(() => expect(fieldText(name)).toContain(text));
const expectNoMessage = (name: string | RegExp, text: string) =>
  waitFor(() => expect(fieldText(name)).not.toContain(text));

/** Chooses a relation from the list. */
const choose = async (option: string): Promise<void> => {
  fireEvent.click(field(/^Relation to the insured/));
  const found = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
    const match = all.find(({ textContent }) => textContent === option);
    if (match === undefined) throw new Error(`${option} is not offered.`);
    return match;
  });
  fireEvent.click(found);
};

it('requires name, date of birth and beneficiary, and no relation [PA-009] [PA-013] [PA-021] [PA-022]', async () => {
  const page = open();
  await ready();
  await submit(page);
  await expectMessage(NAME, 'Insured Name is required');
  expect(fieldText('Date of birth')).toContain('Please enter Date of Birth');
  expect(fieldText("Beneficiary's name")).toContain("Please enter the beneficiary's name");
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
  expect(invalid).toEqual(['quote-form_name', 'quote-form_birthDate', 'quote-form_beneficiaryName']);
  expect(document.activeElement).toBe(field(NAME));
  expect(page.address()).toBe(FORM);
  expect(page.callsOf('updatePaInsured')).toEqual([]);
  expect(page.toasts).toEqual([]);
});

it('allows only letters and spaces in a name, with a toast too when it is saved [PA-010] [PA-012]', async () => {
  const page = open();
  await ready();
  fill();
  put(NAME, 'Budi2');
  await expectMessage(NAME, 'Only Alphabets are Allowed');
  expect(page.toasts).toEqual([]);
  await submit(page);
  await waitFor(() =>
    expect(page.toasts).toEqual([{ kind: 'error', text: 'Insured name only Alphabets are allowed.' }]),
  );
  expect(page.callsOf('updatePaInsured')).toEqual([]);
  put(NAME, ' Budi');
  await expectNoMessage(NAME, 'Only Alphabets are Allowed');
});

// rules/insured.test.ts has the other ends of the ages.
describe('ages on the first day of cover', () => {
  it('must be 18 to 64 for the first insured [PA-015] [PA-017]', async () => {
    open({ quote: emptyFirst(), state: FIRST });
    await ready();
    const text = 'The first insured must be 18 to 64 years old on the first day of cover';
    put('Date of birth', '02/03/2009');
    await expectMessage('Date of birth', text);
    put('Date of birth', '02/03/1962');
    await expectNoMessage('Date of birth', text);
    expect(field('Date of birth').value).toBe('02/03/1962');
  });

  it('must be at most 64 for the others, with no birth date in the future [PA-014] [PA-016]', async () => {
    open();
    await ready();
    put('Date of birth', '01/03/1962');
    await expectMessage('Date of birth', 'An insured must be under 65 years old on the first day of cover');
    put('Date of birth', '02/02/2027');
    await expectMessage('Date of birth', 'The date of birth cannot be in the future');
    put('Date of birth', '31/02/2000');
    await expectMessage('Date of birth', 'Invalid date. Example: 05/03/1985');
    expect(field('Date of birth').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('address and contact', () => {
  it('are required of the first insured [PA-018] [PA-019] [PA-020]', async () => {
    const page = open({ quote: emptyFirst(), state: FIRST });
    await ready();
    fill();
    await submit(page);
    await expectMessage('Address', 'Please enter the address');
    expect(fieldText('Mobile number')).toMatch(/mobile number/i);
    expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true');
    expect(fieldText('Email')).toContain('Please enter a valid email address');
    put('Email', 'budi@gmail.com.evil');
    await expectMessage('Email', 'Please enter a valid email address');
    put('Email', 'budi@kantor.co.id');
    await expectNoMessage('Email', 'Please enter a valid email address');
    put('Mobile number', '+62 812-3456-7890');
    await waitFor(() => expect(field('Mobile number').value).toBe('081234567890'));
    await waitFor(() => expect(field('Mobile number').getAttribute('aria-invalid')).not.toBe('true'));
    put('Mobile number', '08123456');
    await waitFor(() => expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true'));
  });

  it('are optional for the others, and checked when filled in [PA-020]', async () => {
    const page = open();
    await ready();
    fill();
    put(/^Email \(/, 'agus@notgmail.com');
    await submit(page);
    await expectMessage(/^Email \(/, 'Please enter a valid email address');
    put(/^Email \(/, '');
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(LIST));
  });
});

describe('the beneficiary', () => {
  it('must have only letters in the name and a birth date before today [PA-021] [PA-024]', async () => {
    open();
    await ready();
    put("Beneficiary's name", 'R2D2');
    await expectMessage("Beneficiary's name", 'Only Alphabets are Allowed');
    const birthDate = /^Beneficiary's date of birth \(/;
    put(birthDate, '01/02/2027');
    await expectMessage(birthDate, "The beneficiary's date of birth must be before today");
    put(birthDate, '31/01/2027');
    await expectNoMessage(birthDate, 'must be before today');
    expect(field(birthDate).value).toBe('31/01/2027');
  });

  it('has a relation from the list of the server, or another one in words [PA-008] [PA-023]', async () => {
    const page = open();
    await ready();
    fill();
    expect(page.callsOf('paBeneficiary').map(({ query }) => query)).toEqual([{ lang: 'EN' }]);
    await choose('Other');
    await submit(page);
    await expectMessage('Which relation?', 'Please say how the beneficiary is related');
    put('Which relation?', 'Teman 1');
    await expectMessage('Which relation?', 'Only Alphabets are Allowed');
    put('Which relation?', 'Teman');
    await submit(page);
    await waitFor(() => expect(page.address()).toBe(LIST));
    expect(page.callsOf('updatePaInsured')[0]?.body).toMatchObject({
      beneficiaryRelation: 'other',
      beneficiaryOtherRelation: 'Teman',
    });
  });

  it('is related by a list that shows matches at the beginning before others', async () => {
    const page = open();
    await ready();
    fill();
    const relation = field(/^Relation to the insured/);
    fireEvent.click(relation);
    fireEvent.change(relation, { target: { value: 'other' } });
    await waitFor(() =>
      expect([...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)).toEqual(
        ['Other', 'Brother or sister'],
      ),
    );
    fireEvent.keyDown(relation, { key: 'Enter', keyCode: 13 });
    expect(await screen.findByLabelText('Which relation?')).toBeTruthy();
    page.unmount();
  });

  it('has relations that are read in Indonesian with lang=ID [I18N-008]', async () => {
    const page = open({ language: 'id' });
    await screen.findByLabelText('Nama sesuai KTP');
    expect(page.callsOf('paBeneficiary').map(({ query }) => query)).toEqual([{ lang: 'ID' }]);
  });
});

it("requires a parent's name and consent below 18 (R29)", async () => {
  const page = open();
  await ready();
  fill();
  put('Date of birth', '02/03/2009');
  await screen.findByLabelText('Name of a parent or guardian');
  await submit(page);
  await expectMessage(
    'Name of a parent or guardian',
    'Please enter the name of a parent or guardian, letters only',
  );
  expect(screen.getByText('A parent or guardian must agree for somebody below 18')).toBeTruthy();
  put('Name of a parent or guardian', 'Budi Santoso');
  await page.user.click(screen.getByRole('checkbox', { name: /parent or guardian agrees/ }));
  await submit(page);
  await waitFor(() => expect(page.address()).toBe(LIST));
  expect(page.callsOf('updatePaInsured')[0]?.body).toMatchObject({
    insuredDob: '2009-03-02',
    guardianName: 'Budi Santoso',
    guardianConsents: true,
  });
});
