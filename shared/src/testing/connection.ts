import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Takes the connection of the device away, or gives it back. `vi.restoreAllMocks()` undoes it. */
export const setOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
