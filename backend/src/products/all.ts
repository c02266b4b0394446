import type { ProductModuleFactory } from '#areas/product-module.ts';
import { homeRoom } from './home/room.ts';
import { travelRoom } from './travel/room.ts';
import { motorRoom } from './motor/room.ts';
import { paCiRoom } from './pa-ci/room.ts';

/** The only list of products in the repository. */
export const PRODUCT_ROOMS: readonly ProductModuleFactory[] = [
  travelRoom,
  homeRoom,
  motorRoom,
  paCiRoom,
] as const;
