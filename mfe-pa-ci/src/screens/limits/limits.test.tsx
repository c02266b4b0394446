import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { accidentServer } from '#testing/accident-server.ts';
import type { AccidentReplies } from '#testing/accident-server.ts';
import { openAccident } from '#testing/open-accident.ts';
import { FAMILY_AND_DRIVER, QUOTE_ID, aPlaceholder, aQuotedQuote, anAccidentQuote } from '#testing/quotes.ts';
import { Screen } from './limits.screen.tsx';

const path = '/accidentseperaterequestlimits';
/** Ten people, and no groups yet. */
const ten = () =>
  anAccidentQuote({
    stage: 'Lead Created',
    limitType: 'separate',
    groups: [],
    version: 3,
    insureds: Array.from({ length: 10 }, (_, index) => aPlaceholder(index + 1)),
  });
const grouped = () => aQuotedQuote({ limitType: 'separate', groups: FAMILY_AND_DRIVER });
const open = (quote = ten(), more: AccidentReplies = {}, language: 'en' | 'id' = 'en') =>
  openAccident(Screen, { path, language, api: { ...accidentServer({ quote }), ...more } });

const names = () => screen.findAllByLabelText<HTMLInputElement>('Name of the group', { selector: 'input' });
const call = async (index: number, name: string) =>
  fireEvent.change((await names())[index]!, { target: { value: name } });
const press = (label: string, times = 1) => {
  const button = screen.getByLabelText(label, { selector: 'button' });
  for (let done = 0; done < times; done += 1) fireEvent.click(button);
};
const plan = (index: number, name: string) =>
  fireEvent.click(screen.getAllByLabelText(name, { selector: 'input[type=radio]' })[index]!);
const click = (text: string) => {
  const button = screen.getByText(text).closest('button');
  if (button !== null) fireEvent.click(button);
};
const fill = async () => {
  await call(0, ' Family ');
  await call(1, 'Drivers');
  press('One person more in group 1', 5);
  press('One person fewer in group 2', 5);
  plan(0, 'PA Basic');
  plan(1, 'PA Plus');
};

describe('the groups of separate limits', () => {
  it('hold a name, a number of participants and a plan each, and lead to the order [PA-032] [PA-030]', async () => {
    const page = open();
    await fill();
    click('Next');
    await waitFor(() => expect(page.address()).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`));
    const [saved] = page.callsOf('updatePaQuote');
    expect([saved?.method, saved?.address]).toEqual(['PATCH', `user/update-pa-quote/${QUOTE_ID}`]);
    expect(saved?.headers['If-Match']).toBe('"3"');
    expect(saved?.body).toEqual({
      separateRequestLimits: [
        { name: 'Family', numberOfParticipants: 6, planCode: 'PABSC' },
        { name: 'Drivers', numberOfParticipants: 4, planCode: 'PAPLS' },
      ],
    });
  });

  it('show how many people have no group, and which insureds are in which', async () => {
    open();
    await names();
    expect(screen.getByText('All 10 people are in a group.')).toBeTruthy();
    press('One person fewer in group 2', 3);
    expect(screen.getByText('3 of 10 people still need a group.')).toBeTruthy();
    expect(screen.getByText('Insured 1')).toBeTruthy();
    expect(screen.getByText('Insured 2 to 7')).toBeTruthy();
    press('One person more in group 1', 5);
    expect(screen.getByText('2 people too many: only 10 are insured.')).toBeTruthy();
  });

  it.each([
    ['too few', 'One person fewer in group 2', '1 of 10 people still need a group.'],
    ['too many', 'One person more in group 1', 'One person too many: only 10 are insured.'],
  ])('are not saved with %s [PA-032]', async (_name, button, message) => {
    const page = open();
    await fill();
    press(button);
    click('Next');
    expect(await screen.findByText('Please check the marked fields.')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(page.callsOf('updatePaQuote')).toEqual([]);
  });

  it('need a name and a plan each', async () => {
    const page = open();
    await names();
    click('Next');
    expect(await screen.findAllByText('Please give the group a name')).toHaveLength(2);
    expect(screen.getAllByText('Please select a plan')).toHaveLength(2);
    expect(page.callsOf('updatePaQuote')).toEqual([]);
  });

  it('can be added, with the remaining people in the new one, and removed', async () => {
    open();
    await names();
    press('One person fewer in group 2', 4);
    click('Add a group');
    expect(await screen.findByText('Group 3')).toBeTruthy();
    expect(screen.getByLabelText('People in group 3', { selector: 'output' }).textContent).toBe('4');
    expect(screen.getByText('All 10 people are in a group.')).toBeTruthy();
    click('Remove group 3');
    expect(screen.queryByText('Group 3')).toBeNull();
    expect(screen.getByText('4 of 10 people still need a group.')).toBeTruthy();
  });

  it('show the premium and limit of every plan for the period', async () => {
    open();
    await names();
    const helps = screen.getAllByText('Rp 75.000 per insured, pays up to Rp 50.000.000');
    // No line ends after "Rp".
    expect(helps.map(({ textContent }) => textContent)).toEqual([
      'Rp\u00a075.000 per insured, pays up to Rp\u00a050.000.000',
      'Rp\u00a075.000 per insured, pays up to Rp\u00a050.000.000',
    ]);
  });

  it('are kept over a reload: name, number and limit [SHELL-043]', async () => {
    const page = open();
    await fill();
    page.unmount();
    open();
    expect((await names()).map(({ value }) => value)).toEqual([' Family ', 'Drivers']);
    expect(screen.getByLabelText('People in group 1', { selector: 'output' }).textContent).toBe('6');
    const chosen = screen.getAllByLabelText<HTMLInputElement>('PA Plus', { selector: 'input[type=radio]' });
    expect(chosen.map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('are shown as saved, and not saved again unchanged', async () => {
    const page = open(grouped());
    expect((await names()).map(({ value }) => value)).toEqual(['Family', 'Driver']);
    expect(screen.getByText('If you change this, the price is calculated again.')).toBeTruthy();
    click('Next');
    await waitFor(() => expect(page.address()).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updatePaQuote')).toEqual([]);
  });

  it('are saved again after a change of the cover, since they set the plans', async () => {
    const page = open({ ...grouped(), stage: 'Lead Created', planCode: '' });
    await names();
    click('Next');
    await waitFor(() => expect(page.address()).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updatePaQuote').map(({ body }) => body)).toEqual([
      {
        separateRequestLimits: [
          { name: 'Family', numberOfParticipants: 2, planCode: 'PABSC' },
          { name: 'Driver', numberOfParticipants: 1, planCode: 'PAPLS' },
        ],
      },
    ]);
  });

  it('keep what was typed when the server refuses them, with the reason', async () => {
    const page = open(ten(), {
      updatePaQuote: refuse({ status: 422, errCode: 4, errMsg: 'Some people are not in a group yet' }),
    });
    await fill();
    click('Next');
    expect((await screen.findByRole('alert')).textContent).toContain('Some people are not in a group yet');
    expect(page.address()).toBe(`${path}?quoteId=${QUOTE_ID}`);
    expect((await names())[1]?.value).toBe('Drivers');
  });

  it('are skipped when all have one limit', async () => {
    const page = open(anAccidentQuote());
    await waitFor(() => expect(page.address()).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`));
  });

  it('are shown in Indonesian', async () => {
    open(ten(), {}, 'id');
    expect(await screen.findByText('Semua 10 orang sudah masuk kelompok.')).toBeTruthy();
  });
});
