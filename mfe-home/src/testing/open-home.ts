import { fireEvent, screen, waitFor } from '@testing-library/react';
import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { homeEndpoints } from '#contract/endpoints.ts';
import { Frame } from '#screens.ts';
import { home } from '#product.ts';
import { QUOTE_ID } from './quotes.ts';

export const openHome = journeyOpener({ product: home, Frame, endpoints: homeEndpoints, quoteId: QUOTE_ID });

type Where = Pick<typeof screen, 'getByRole'>;

/** Chooses from a list to search in, once it was read. */
export const choose = async (label: string, option: string, where: Where = screen): Promise<void> => {
  const list = where.getByRole<HTMLInputElement>('combobox', { name: label });
  await waitFor(() => {
    if (list.disabled) throw new Error(`The list ${label} is still closed.`);
  });
  fireEvent.click(list);
  const found = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
    const match = all.find((element) => element.title === option || element.textContent === option);
    if (match === undefined) throw new Error(`${label} does not offer ${option}.`);
    return match;
  });
  fireEvent.click(found);
};
