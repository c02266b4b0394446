export const screens = {
  glow: () => import('./screens/glow/glow.screen.tsx'),
  otp: () => import('./screens/glow/glow.screen.tsx'),
};
