import { onlineManager } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setOnline } from '@payung/shared/testing/device.ts';
import { ReadFrame } from './read-frame.tsx';

it('knows that the device is connected again when that happened while no page with reads was shown', () => {
  const { unmount } = render(<ReadFrame>Home</ReadFrame>);
  setOnline(false);
  expect(onlineManager.isOnline()).toBe(false);
  unmount();
  setOnline(true);
  expect(onlineManager.isOnline()).toBe(true);
});
