import { act } from '@testing-library/react';

/** Two presses before anything is drawn anew, as an impatient thumb does it. */
export const pressTwice = (button: HTMLElement): void =>
  act(() => {
    button.click();
    button.click();
  });
