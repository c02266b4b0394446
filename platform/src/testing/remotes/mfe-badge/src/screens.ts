import { frameOf } from '@payung/shared/messages/frame.tsx';
import { catalogue } from '#messages/catalogue.ts';

export const Frame = frameOf(catalogue);
export const loadTexts = catalogue.load;

export const screens = {
  show: () => import('./screens/show/show.screen.tsx'),
};
