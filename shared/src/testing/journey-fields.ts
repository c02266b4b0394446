import { screen, within } from '@testing-library/react';
import type { renderScreen } from './render-screen.tsx';

type Page = Pick<ReturnType<typeof renderScreen>, 'user'>;

export const discountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount (%)' });
export const promoField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
export const raiseButton = () => screen.getByRole('button', { name: 'Raise the discount by 0.5' });
export const lowerButton = () => screen.getByRole('button', { name: 'Lower the discount by 0.5' });
/** Also while it is busy. */
export const nextButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Next/ });

/** Where the amount of a line of the price stands. */
export const amountBeside = (label: string): HTMLElement => {
  const amount = screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  if (!(amount instanceof HTMLElement)) throw new Error(`No amount stands beside ${label}.`);
  return amount;
};
export const amountOf = (label: string): string => amountBeside(label).textContent;

/** What an agent types; nothing empties the field. */
export const typeDiscount = async ({ user }: Page, percent: string): Promise<void> => {
  await user.clear(await discountField());
  if (percent !== '') await user.type(await discountField(), percent);
};

/** What a customer enters: all but the last letter at once, since every key renders the page again. */
export const typeCode = async ({ user }: Page, code: string): Promise<void> => {
  const field = await promoField();
  await user.clear(field);
  await user.paste(code.slice(0, -1));
  await user.type(field, code.slice(-1));
};

/** The summary before the contract: what is covered, what is not, and what it costs. */
export const coverLines = async (): Promise<string[]> => {
  const heading = await screen.findByRole('heading', { name: 'What you are buying' });
  const lines = within(heading.closest('section') ?? heading).getAllByRole('listitem');
  return lines.map(({ textContent }) => textContent.replace(/\s/g, ' '));
};

export const consentBox = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
export const confirmButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Confirm and go to payment/ });

/** Gives the consents that are needed; an agent says how the customer gave them. */
export const agree = async ({ user }: Pick<ReturnType<typeof renderScreen>, 'user'>): Promise<void> => {
  await user.click(await consentBox(/terms and conditions/));
  await user.click(await consentBox(/personal data/));
  const way = screen.queryByRole('radio', { name: 'By WhatsApp' });
  if (way !== null) await user.click(way);
};
