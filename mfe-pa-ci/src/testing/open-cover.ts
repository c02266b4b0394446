import { fireEvent, screen } from '@testing-library/react';
import { Screen } from '#screens/start/start.screen.tsx';
import { accidentServer } from './accident-server.ts';
import type { AccidentReplies } from './accident-server.ts';
import { openAccident } from './open-accident.ts';
import { anAccidentQuote } from './quotes.ts';

export const path = '/oonaaccidentscreen';
export const begin = (more: AccidentReplies = {}, language: 'en' | 'id' = 'en') =>
  openAccident(Screen, { path, search: '', language, api: { ...accidentServer(), ...more } });
export const change = (
  quote = anAccidentQuote(),
  more: AccidentReplies = {},
  as: 'agent' | 'customer' = 'agent',
) => openAccident(Screen, { path, as, api: { ...accidentServer({ quote }), ...more } });

/** By its label: asking for roles is slow in a form of this size. */
export const field = (name: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const put = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
export const count = async () =>
  Number((await screen.findByLabelText('How many people are insured?', { selector: 'output' })).textContent);
export const stepper = (name: string) =>
  screen.findByLabelText<HTMLButtonElement>(name, { selector: 'button' });
export const more = async (times: number) => {
  const button = await stepper('One person more');
  for (let done = 0; done < times; done += 1) fireEvent.click(button);
};
export const fewer = async (times: number) => {
  const button = await stepper('One person fewer');
  for (let done = 0; done < times; done += 1) fireEvent.click(button);
};
export const radio = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input[type=radio]' });
export const pick = (name: string) => fireEvent.click(radio(name));
export const plan = (name: string) =>
  fireEvent.click(screen.getByLabelText(`Select ${name}`, { selector: 'button' }));
export const submit = () => {
  const button = screen.getByText('Next').closest('button');
  if (button !== null) fireEvent.click(button);
};
export const fill = async () => {
  await put('First day of cover', '01/03/2027');
  await put(/Name as on the ID card/, ' Budi   Santoso ');
};
