import type { EndpointTable, RoomOf } from '#areas/quote/product/product-room.ts';

/** What one of the two products brings to their room; the schemas of both stand in the contract. */
export type RoomPartsOf<Calls extends EndpointTable> = Omit<
  RoomOf<Calls>,
  'schemas' | 'endpoints' | 'prepare'
>;
