import { WhatIsCovered } from '@payung/shared/journey/start/what-is-covered.tsx';
import { useText } from '#messages/catalogue.ts';

/** Own line drawings, 24 × 24: two cars that meet, an open lock, a wave, two people. */
const COVERS = [
  {
    id: 'damage',
    path: 'M2 16v-3l1.500-3h4l2 3v3M14.500 16v-3l2-3h4L22 13v3M4.500 18a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3M19.500 18a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3M12 6v3M9.500 7l1 2M14.500 7l-1 2',
  },
  {
    id: 'theft',
    path: 'M6 11h12v9H6zM9 11V8a3.500 3.500 0 0 1 6.800-1.200M12 14.500v2.500',
  },
  {
    id: 'nature',
    path: 'M12 3c2 2.600 3.500 4.700 3.500 6.500a3.500 3.500 0 0 1-7 0C8.500 7.700 10 5.600 12 3ZM3 17c1.500-1.300 3-1.300 4.500 0s3 1.300 4.500 0 3-1.300 4.500 0 3 1.300 4.500 0M3 20.500c1.500-1.300 3-1.300 4.500 0s3 1.300 4.500 0 3-1.300 4.500 0 3 1.300 4.500 0',
  },
  {
    id: 'others',
    path: 'M8 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2.500 20v-2.500a4.500 4.500 0 0 1 4.500-4.500h2M17 11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M12 20v-2a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v2',
  },
] as const;

/** What motor insurance is for, in four pictures. */
export const MotorCovers = () => {
  const t = useText();
  return (
    <WhatIsCovered
      items={COVERS.map(({ id, path }) => ({
        path,
        title: t(`motor.start.covers.${id}`),
        text: t(`motor.start.covers.${id}.text`),
      }))}
    />
  );
};
