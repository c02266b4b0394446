/** Decimal degrees. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Around all of Indonesia: Sabang, Merauke, Miangas, Rote. */
export const BOUNDS: Box = { south: -11.2, west: 94.8, north: 6.2, east: 141.1 };
