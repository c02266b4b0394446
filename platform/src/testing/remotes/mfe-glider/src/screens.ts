export const screens = {
  home: () => import('./screens/home/home.screen.tsx'),
  form: () => import('./screens/form/form.screen.tsx'),
  details: () => import('./screens/details/details.screen.tsx'),
  pay: () => import('./screens/pay/pay.screen.tsx'),
};
