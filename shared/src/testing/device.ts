import { act } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { vi, onTestFinished } from 'vitest';

let spy: { readonly mockRestore: () => unknown } | undefined;

/** Takes the connection of the device away, or gives it back; the next test has it again. */
export const setOnline = (isOnline: boolean): void => {
  spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

/** Before each test: one that ended without a connection leaves the query client waiting for it. */
export const reconnect = (): void => {
  spy?.mockRestore();
  spy = undefined;
  onlineManager.setOnline(true);
};

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
