import { useSearchParams } from 'react-router-dom';
import type { VehicleKind } from '#rules/vehicle.ts';

const NAME = 'vehicle';

/** The kind of vehicle that the address asks for: the tile of each product leads here with its own. */
export const useChosenKind = (): readonly [kind: VehicleKind, choose: (kind: VehicleKind) => void] => {
  const [query, change] = useSearchParams();
  return [
    query.get(NAME) === 'motorcycle' ? 'motorcycle' : 'car',
    (kind) => change((before) => ({ ...Object.fromEntries(before), [NAME]: kind }), { replace: true }),
  ];
};

export const addressFor = (path: string, kind: VehicleKind): string => `${path}?${NAME}=${kind}`;
