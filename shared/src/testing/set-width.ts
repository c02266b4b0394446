import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

interface HappyWindow {
  readonly happyDOM?: { readonly setViewport: (size: { width: number }) => void };
}

const USUAL_WIDTH = 1024;

const apply = (width: number): void => (window as HappyWindow).happyDOM?.setViewport({ width });

/** Makes the window that many pixels wide until the test ends. */
export const setWidth = (width: number): void => {
  act(() => apply(width));
  onTestFinished(() => apply(USUAL_WIDTH));
};
