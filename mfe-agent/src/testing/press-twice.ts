import { act } from '@testing-library/react';

/** A double click: two presses before the next render. */
export const pressTwice = (button: HTMLElement): void =>
  act(() => {
    button.click();
    button.click();
  });
