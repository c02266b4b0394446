import { WhatIsCovered } from '@payung/shared/journey/start/what-is-covered.tsx';
import { useText } from '#messages/catalogue.ts';

/** Own line drawings, 24 × 24. */
const COVERS = [
  { id: 'medical', path: 'M4 7h16v13H4zM9 7V4h6v3M12 10.5v6M9 13.5h6' },
  { id: 'cancel', path: 'M4 6h16v14H4zM4 10h16M8 3.5v4M16 3.5v4M9.500 13l5 5M14.500 13l-5 5' },
  { id: 'delay', path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.500l3.500 2' },
  { id: 'baggage', path: 'M4 8h16v12H4zM9 8V4.500h6V8M8.500 8v12M15.500 8v12' },
] as const;

/** What travel insurance is for, in four pictures. */
export const TravelCovers = () => {
  const t = useText();
  return (
    <WhatIsCovered
      items={COVERS.map(({ id, path }) => ({
        path,
        title: t(`travel.start.covers.${id}`),
        text: t(`travel.start.covers.${id}.text`),
      }))}
    />
  );
};
