export const screens = {
  show: () => import('./screens/show/show.screen.tsx'),
};
