export const screens = {
  glow: () => import('./screens/glow/glow.screen.tsx'),
  otp: () => import('./screens/otp/otp.screen.tsx'),
  oil: () => import('./screens/oil/oil.screen.tsx'),
  wick: () => import('./screens/wick/wick.screen.tsx'),
};
