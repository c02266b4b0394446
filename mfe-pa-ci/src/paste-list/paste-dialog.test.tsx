import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { queryClient } from '@payung/shared/api/query.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { Screen } from '#screens/insureds/insureds.screen.tsx';
import { accidentServer } from '#testing/accident-server.ts';
import type { AccidentReplies } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { anOpenQuote } from '#testing/open-insured.ts';
import { aPlaceholder, anInsured, insuredId } from '#testing/quotes.ts';

const fourWaiting = () =>
  anOpenQuote({
    insureds: [anInsured(1), aPlaceholder(2), aPlaceholder(3), aPlaceholder(4)],
    groups: [{ name: '', participants: 4, planCode: 'PABSC' }],
  });
const LINES = ['Siti\t5/3/1985\t\t\t\t\tAni', 'Agus\t6/3/1985\t\t\t\t\tAni', 'Dewi\t7/3/1985\t\t\t\t\tAni'];

const openList = (api: AccidentReplies = {}, quote: AccidentQuoteRecord = fourWaiting()) =>
  openAccident(Screen, {
    path: '/accidentmultiplecustomerinformation',
    api: { ...accidentServer({ quote }), ...api },
  });
type Page = ReturnType<typeof openList>;

const press = ({ user }: Page, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const openDialog = async (page: Page) => {
  await page.user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  // It comes with code of its own.
  return screen.findByLabelText<HTMLTextAreaElement>('Your list');
};
const preview = async (page: Page, text: string): Promise<HTMLElement[]> => {
  fireEvent.change(await openDialog(page), { target: { value: text } });
  await press(page, 'Preview');
  await screen.findByLabelText('The first line is');
  const list = screen.getByRole('dialog').querySelector('ol');
  return [...(list?.children ?? [])] as HTMLElement[];
};
const savesOf = (page: Page) =>
  page.callsOf('updatePaInsured').map(({ body }) => {
    const { _id, insuredName, version } = body as Record<string, unknown>;
    return [_id, insuredName, version];
  });

describe('the dialog for a pasted list', () => {
  it('documents the columns with an example, and requires a line', async () => {
    const page = openList();
    await openDialog(page);
    const dialog = within(screen.getByRole('dialog'));
    const columns = within(dialog.getByRole('region', { name: 'Columns in this order' })).getAllByRole(
      'listitem',
    );
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Name as on the ID card',
      'Date of birth',
      'ID card number',
      'Mobile number',
      'Email',
      'Address',
      "Beneficiary's name",
      'Relation to the insured',
      "Beneficiary's date of birth",
      'Name of a parent or guardian',
    ]);
    expect(dialog.getByText(/Siti Rahayu; 05\/03\/1985/)).toBeTruthy();
    await press(page, 'Preview');
    expect(await dialog.findByText('Please paste at least one line.')).toBeTruthy();
  });

  it('keeps the list over a reload', async () => {
    const page = openList();
    fireEvent.change(await openDialog(page), { target: { value: LINES.join('\n') } });
    page.unmount();
    queryClient.clear();
    expect((await openDialog(openList())).value).toBe(LINES.join('\n'));
  });
});

describe('the preview', () => {
  it('saves nothing, shows the insured of each line and the errors by line', async () => {
    const page = openList();
    const text = [
      'Nama\tTanggal lahir\tNIK\tAhli waris',
      'Siti\t5/3/1985\t\tAni',
      '',
      '=1+1\t1/1/1950\t3.27E+15\t',
    ];
    const [siti, wrong] = await preview(page, text.join('\n'));
    expect(siti?.textContent).toContain('Line 2 · Insured 2');
    expect(siti?.textContent).toContain('05/03/1985');
    expect(wrong?.textContent).toContain('Line 4 · Insured 3');
    const problems = within(screen.getByRole('list', { name: 'To correct in line 4' })).getAllByRole(
      'listitem',
    );
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Name as on the ID card: Formulas are not taken. Please paste the value instead',
      'ID card number: A spreadsheet rounded this number: its last digits are lost. Format the column as text and type the number again',
      'Date of birth: An insured must be under 65 years old on the first day of cover',
      "Beneficiary's name: Please enter the beneficiary's name",
    ]);
    expect(screen.getByRole('button', { name: 'Save one person' })).toBeTruthy();
    expect(savesOf(page)).toEqual([]);
  });

  it('shows which line is saved already and for which no insured is left', async () => {
    const page = openList();
    await preview(page, ['Budi Santoso\t17/5/1990', ...LINES, 'Rina\t8/3/1985\t\t\t\t\tAni'].join('\n'));
    expect(screen.getByText('Saved already')).toBeTruthy();
    expect(screen.getByText(/There is no insured left for line 5/)).toBeTruthy();
  });
});

describe('saving the list', () => {
  it('saves one insured at a time and shows the progress', async () => {
    const page = openList();
    await preview(page, LINES.join('\n'));
    await press(page, 'Save 3 people');
    expect(await screen.findByText('3 of 3 saved')).toBeTruthy();
    expect(savesOf(page)).toEqual([
      [insuredId(2), 'Siti', 0],
      [insuredId(3), 'Agus', 0],
      [insuredId(4), 'Dewi', 0],
    ]);
    await press(page, 'Done');
    expect(await screen.findByText('4 of 4 complete')).toBeTruthy();
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]);
    expect((await openDialog(page)).value).toBe('');
  });

  it('stops when the connection is lost and continues later, without losing an insured or saving one twice', async () => {
    const server = accidentServer({ quote: fourWaiting() });
    const stored: unknown[] = [];
    let isLost = true;
    const page = openList({
      ...server,
      updatePaInsured: (seen: SeenCall) => {
        const { _id, insuredName } = seen.body as Record<string, unknown>;
        if (stored.includes(_id)) return refuse({ status: 409, errCode: 1, errMsg: 'changed' });
        stored.push(_id);
        const answer = server.updatePaInsured(seen);
        if (insuredName !== 'Agus' || !isLost) return answer;
        // It arrived, and only the answer was lost.
        isLost = false;
        return noAnswer();
      },
    });
    await preview(page, LINES.join('\n'));
    await press(page, 'Save 3 people');
    expect(await screen.findByText(/The connection was lost/)).toBeTruthy();
    expect(screen.getByText('1 of 3 saved')).toBeTruthy();
    await press(page, 'Continue saving');
    expect(await screen.findByText('3 of 3 saved')).toBeTruthy();
    expect(stored).toEqual([insuredId(2), insuredId(3), insuredId(4)]);
    await press(page, 'Done');
    expect(await screen.findByText('4 of 4 complete')).toBeTruthy();
  });

  it('does not overwrite an insured that was saved elsewhere meanwhile, and saves the others', async () => {
    const shown = fourWaiting();
    const theirs = anInsured(3, { name: 'Rudi', version: 2 });
    const now = { ...shown, insureds: shown.insureds.map((row) => (row.no === 3 ? theirs : row)) };
    const server = accidentServer({ quote: now });
    let reads = 0;
    const page = openList(
      {
        ...server,
        getPaQuote: () => {
          reads += 1;
          return reads === 1 ? shown : server.getPaQuote();
        },
        updatePaInsured: (seen: SeenCall) =>
          (seen.body as { _id: unknown })['_id'] === insuredId(3)
            ? refuse({ status: 409, errCode: 1, errMsg: 'changed' })
            : server.updatePaInsured(seen),
      },
      shown,
    );
    // Its answers do not know of Rudi yet.
    await preview(page, [LINES[1], LINES[2]].join('\n'));
    await page.user.click(screen.getByRole('button', { name: 'Change the list' }));
    await press(page, 'Preview');
    await page.user.selectOptions(screen.getByLabelText('The first line is'), '3. Insured 3');
    await press(page, 'Save 2 people');
    expect(await screen.findByText('1 of 2 saved')).toBeTruthy();
    expect(screen.getByText(/Line 1: Somebody else changed this insured in the meantime/)).toBeTruthy();
    expect(server.getPaQuote().insureds.map(({ name }) => name)).toEqual([
      'Budi Santoso',
      '',
      'Rudi',
      'Dewi',
    ]);
  });
});
