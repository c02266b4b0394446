export const screens = {
  seek: () => import('./screens/seek/seek.screen.tsx'),
};
