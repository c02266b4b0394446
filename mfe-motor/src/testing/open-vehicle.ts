import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Screen } from '#screens/create-quote/create-quote.screen.tsx';
import { motorServer, openMotor } from './motor-server.ts';
import type { MotorReplies } from './motor-server.ts';
import { QUOTE_ID, aPlannedQuote } from './quotes.ts';

export const path = '/createmotorquote';
const created: MotorReplies = {
  createMotorQuote: { quoteId: QUOTE_ID, code: 'Q300001', stage: 'Lead Created' },
};
export const begin = (search = 'vehicle=car', more: MotorReplies = {}, language: 'en' | 'id' = 'en') =>
  openMotor(Screen, { path, search, language, api: { ...motorServer(), ...created, ...more } });
export const change = (quote = aPlannedQuote(), more: MotorReplies = {}) =>
  openMotor(Screen, { path, api: { ...motorServer({ quote }), ...more } });

/** By its label: asking for roles is slow in a form of this size. */
export const field = (name: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const put = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
export const radio = (name: string) =>
  screen.queryByLabelText<HTMLInputElement>(name, { selector: 'input[type=radio]' });
export const choose = (name: string): void => {
  const found = radio(name);
  if (found === null) throw new Error(`${name} is not offered.`);
  fireEvent.click(found);
};
export const optionOf = (text: string) =>
  waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
    const match = all.find(({ textContent }) => textContent.startsWith(text));
    if (match === undefined) throw new Error(`${text} is not offered.`);
    return match;
  });
export const submit = (label = 'See the plans'): void => {
  const button = screen.getByText(label).closest('button');
  if (button !== null) fireEvent.click(button);
};

export const vehicle = async (brand = 'Toyota', model = 'Avanza', year = '2023') => {
  await put('Brand', brand);
  await put('Model', model);
  await put('Year of manufacture', year);
};
export const plate = async (code: string, number: string, letters: string) => {
  await put('Code', code);
  await put('Number', number);
  await put('Letters', letters);
};
/** Without coverage and sum insured. */
export const fill = async (...model: Parameters<typeof vehicle>) => {
  await vehicle(...model);
  await plate('b', '1234', 'abc');
  await put('Start date', '01/03/2027');
  await put(/^Insured name/, ' Budi   Santoso ');
};
export const fillAll = async () => {
  await fill();
  choose('Comprehensive');
  await put('Sum insured', '170000000');
};
