export const screens = {
  fly: () => import('./screens/fly/fly.screen.tsx'),
  land: () => import('./screens/land/land.screen.tsx'),
};

export { Frame } from './frame.tsx';

/** It has none. */
export const loadTexts = (): Promise<void> => Promise.resolve();
