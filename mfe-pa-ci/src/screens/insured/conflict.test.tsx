import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { InsuredChange, QuotedInsured } from '#contract/schemas/insured.ts';
import { accidentServer } from '#testing/accident-server.ts';
import { LIST, NAME, anOpenQuote, field, openInsured, put, ready, submit } from '#testing/open-insured.ts';
import { aPlaceholder, anInsured } from '#testing/quotes.ts';

/** Somebody else saves the third insured while the form is open. */
const openBehind = (theirs: Partial<QuotedInsured>) => {
  const third = anInsured(3, { name: 'Agus Wijaya', email: 'agus@gmail.com' });
  const shown = anOpenQuote({ insureds: [anInsured(1), anInsured(2), third] });
  const now = { ...third, ...theirs, version: 5 };
  const server = accidentServer({
    quote: { ...shown, version: 8, insureds: [...shown.insureds.slice(0, 2), now] },
  });
  let reads = 0;
  return openInsured({
    quote: shown,
    api: {
      ...server,
      getPaQuote: () => {
        reads += 1;
        return reads === 1 ? shown : server.getPaQuote();
      },
      updatePaInsured: (seen) =>
        (seen.body as InsuredChange).version === 5
          ? server.updatePaInsured(seen)
          : refuse({ status: 409, errCode: 1, errMsg: 'changed' }),
    },
  });
};

const optionsOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.closest('label')?.textContent, radio.checked]);

it('shows both versions field by field and saves the chosen answers', async () => {
  const page = openBehind({ email: 'agus@outlook.com', beneficiaryName: 'Dewi' });
  await ready();
  put(NAME, 'Agus Wijayanto');
  put("Beneficiary's name", 'Rina');
  await submit(page);
  const dialog = within(await screen.findByRole('dialog', { name: 'Insured 3 was changed elsewhere' }));
  const groups = dialog.getAllByRole('group');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Name as on the ID card',
    'Email',
    "Beneficiary's name",
  ]);
  expect(groups.map(optionsOf)).toEqual([
    [
      ['Agus WijayantoYours', true],
      ['Agus WijayaSaved elsewhere', false],
    ],
    // Changed by the other side alone.
    [
      ['agus@gmail.comYours', false],
      ['agus@outlook.comSaved elsewhere', true],
    ],
    [
      ['RinaYours', true],
      ['DewiSaved elsewhere', false],
    ],
  ]);
  await page.user.click(dialog.getByRole('radio', { name: 'Dewi' }));
  await page.user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(page.address()).toBe(LIST));
  const [refused, chosen] = page.callsOf('updatePaInsured').map(({ body }) => body);
  expect(refused).toMatchObject({ version: 1, insuredName: 'Agus Wijayanto' });
  expect(chosen).toMatchObject({
    version: 5,
    insuredName: 'Agus Wijayanto',
    insuredEmail: 'agus@outlook.com',
    beneficiaryName: 'Dewi',
  });
});

it('leads back to the form with what was typed', async () => {
  const page = openBehind({ name: 'Agus Salim' });
  await ready();
  put(NAME, 'Agus Wijayanto');
  await submit(page);
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Back to the form' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field(NAME).value).toBe('Agus Wijayanto');
  expect(screen.getByText(/Somebody changed this insured since you began/)).toBeTruthy();
});

it('shows no dialog when both versions are the same', async () => {
  const page = openBehind({ name: 'Agus Wijayanto' });
  await ready();
  put(NAME, 'Agus  Wijayanto');
  await submit(page);
  await waitFor(() => expect(page.address()).toBe(LIST));
  expect(page.callsOf('updatePaInsured')).toHaveLength(1);
});

it('shows no dialog when another insured was changed', async () => {
  const shown = anOpenQuote();
  const server = accidentServer({
    quote: { ...shown, version: 30, insureds: [anInsured(1, { version: 9 }), anInsured(2), aPlaceholder(3)] },
  });
  const page = openInsured({ quote: shown, api: server });
  await ready();
  put(NAME, 'Agus');
  put('Date of birth', '05/03/1985');
  put("Beneficiary's name", 'Rina');
  await submit(page);
  await waitFor(() => expect(page.address()).toBe(LIST));
});

it('shows no dialog when only the version changed, and saves with the new one', async () => {
  const page = openBehind({});
  await ready();
  put(NAME, 'Agus Wijayanto');
  await submit(page);
  await waitFor(() => expect(page.address()).toBe(LIST));
  const versions = page.callsOf('updatePaInsured').map(({ body }) => (body as { version: number }).version);
  expect(versions).toEqual([1, 5]);
});
