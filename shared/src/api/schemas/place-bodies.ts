import * as v from 'valibot';

/** Decimal degrees. */
export const PointBody = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

export type PointInput = v.InferOutput<typeof PointBody>;
