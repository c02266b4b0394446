import type { ProductRoom } from '#areas/quote/product-room.ts';
import { homeRoom } from './home/room.ts';
import { travelRoom } from './travel/room.ts';

/** The only list of products in the repository. */
export const PRODUCT_ROOMS: readonly ProductRoom[] = [travelRoom, homeRoom] as const;
