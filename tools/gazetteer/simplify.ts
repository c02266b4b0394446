export type Position = readonly [longitude: number, latitude: number];

/** The part of a TopoJSON file that is used here; borders are arcs that two countries share. */
export interface LandTopology {
  readonly type: 'Topology';
  /** Without it the arcs are positions. */
  readonly transform?: { readonly scale: Position; readonly translate: Position };
  readonly arcs: readonly (readonly Position[])[];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly type: string;
        readonly id?: string;
        readonly properties: { readonly name: string };
      }[];
    };
  };
}

/** Degrees from the line through the ends, on a flat earth: Indonesia lies at the equator. */
const offLine = (point: Position, start: Position, end: Position): number => {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  const [px, py] = [point[0] - start[0], point[1] - start[1]];
  return length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
};

/** Douglas and Peucker: leaves out points that lie closer than the tolerance (degrees) to what remains. */
export const simplifyLine = (line: readonly Position[], tolerance: number): readonly Position[] => {
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end || line.length < 3) return line;
  let farthest = 0;
  let distance = 0;
  for (const [index, point] of line.entries()) {
    const off = offLine(point, start, end);
    if (off > distance) [farthest, distance] = [index, off];
  }
  if (distance <= tolerance) return [start, end];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)];
};

/** Square degrees (shoelace). */
export const areaOf = (ring: readonly Position[]): number => {
  let twice = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
};
