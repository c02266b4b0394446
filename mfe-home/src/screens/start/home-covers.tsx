import { WhatIsCovered } from '@payung/shared/journey/start/what-is-covered.tsx';
import { useText } from '#messages/catalogue.ts';

/** Own line drawings, 24 × 24: flame, crowbar, wave, cracked ground. */
const COVERS = [
  {
    id: 'fire',
    path: 'M12 21a6 6 0 0 1-6-6c0-3 2-4.500 3-7 1 .8 1.500 1.700 1.700 2.700C12.500 9 13 6 12 3c3.500 1.500 6 6 6 12a6 6 0 0 1-6 6Zm0 0a2.500 2.500 0 0 1-2.500-2.500c0-1.500 1.300-2 2.500-4 1.200 2 2.500 2.500 2.500 4A2.500 2.500 0 0 1 12 21Z',
  },
  {
    id: 'accident',
    path: 'M5 21V4h9v17M3 21h18M14 8h5v13M11 12.500v.1M16.500 12v.1M16.500 16v.1',
  },
  {
    id: 'flood',
    path: 'M5 11.500 12 5l7 6.500M7 10v4M17 10v4M3 17c1.500-1.300 3-1.300 4.500 0s3 1.300 4.500 0 3-1.300 4.500 0 3 1.300 4.500 0M3 20.500c1.500-1.300 3-1.300 4.500 0s3 1.300 4.500 0 3-1.300 4.500 0 3 1.300 4.500 0',
  },
  {
    id: 'earthquake',
    path: 'M4.500 10 12 3.500l7.500 6.500M6.500 8.500V17M17.500 8.500V17M3 20h6l1.500-3 3 5 2-4 1 2H21M12 8.500l-1.500 3h3L12 14.500',
  },
] as const;

/** What home insurance is for, in four pictures. */
export const HomeCovers = () => {
  const t = useText();
  return (
    <WhatIsCovered
      items={COVERS.map(({ id, path }) => ({
        path,
        title: t(`home.start.covers.${id}`),
        text: t(`home.start.covers.${id}.text`),
      }))}
    />
  );
};
