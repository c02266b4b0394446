import { paCiSchemas } from 'mfe-pa-ci/contract/bodies.ts';
import { paCiCalls } from 'mfe-pa-ci/contract/endpoints.ts';
import { productRoom } from '#areas/quote/product/product-room.ts';
import type { ProductRoom, RoomSettings } from '#areas/quote/product/product-room.ts';
import { accidentRoomParts } from './accident/room-parts.ts';
import { ciRoomParts } from './critical-illness/room-parts.ts';

/** All that personal accident and critical illness bring to the backend. */
export const paCiRoom = (settings: RoomSettings): ProductRoom => {
  const accident = accidentRoomParts(settings);
  const ci = ciRoomParts;
  return productRoom({
    products: [...accident.products, ...ci.products],
    endpoints: paCiCalls,
    handlers: { ...accident.handlers, ...ci.handlers },
    schemas: paCiSchemas,
    access: { ...accident.access, ...ci.access },
    listsErrors: accident.listsErrors ?? [],
    handover: ci.handover,
    demoSales: (now) => [...accident.demoSales(now), ...ci.demoSales(now)],
    demoPromoCodes: { ...accident.demoPromoCodes, ...ci.demoPromoCodes },
  });
};
