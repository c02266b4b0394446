import fs from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { BOUNDS } from '@payung/shared/places/point.ts';

type Position = readonly [longitude: number, latitude: number];

/** The part of a TopoJSON file that is used here; borders are arcs that two countries share. */
interface LandTopology {
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

/** Degrees; about 2 km. */
const TOLERANCE = 0.02;
/** Square degrees; islands below about 12 km² are left out. */
const SMALLEST = 0.001;
const NEIGHBOURS = ['Malaysia', 'Singapore', 'Brunei', 'Timor-Leste', 'Papua New Guinea'];

const hundredths = (degrees: number): number => Math.round(degrees * 100);

/** The arcs of TopoJSON are steps on a grid; simplified whole, so that neighbours keep one border. */
const simplifyArcs = (topology: LandTopology): LandTopology => {
  const { transform, ...rest } = topology;
  if (!transform) return topology;
  const { scale, translate } = transform;
  const arcs = topology.arcs.map((steps) => {
    let [x, y] = [0, 0];
    const line = steps.map(([dx, dy]): Position => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return simplifyLine(line, TOLERANCE);
  });
  return { ...rest, arcs };
};

const isInView = (ring: readonly Position[]): boolean =>
  ring.some(
    ([longitude, latitude]) =>
      longitude >= BOUNDS.west &&
      longitude <= BOUNDS.east &&
      latitude >= BOUNDS.south &&
      latitude <= BOUNDS.north,
  );

/** One ring as flat steps: longitude and latitude in hundredths of a degree, each from the point before. */
const stepsOf = (shore: readonly Position[]): readonly number[] => {
  let [x, y] = [0, 0];
  return shore.flatMap(([longitude, latitude]) => {
    const [dx, dy] = [hundredths(longitude) - x, hundredths(latitude) - y];
    if (dx === 0 && dy === 0) return [];
    [x, y] = [x + dx, y + dy];
    return [dx, dy];
  });
};

const shoresOf = (topology: LandTopology, countries: readonly string[]): readonly (readonly number[])[] =>
  topology.objects.countries.geometries
    .filter(({ properties }) => countries.includes(properties.name))
    .flatMap((country) => {
      const { geometry } = feature(topology, country);
      return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    })
    .map(([shore = []]) => shore)
    .filter((shore) => areaOf(shore) >= SMALLEST && isInView(shore))
    .map(stepsOf);

/** Indonesia and the land around it, from Natural Earth at 1 : 10 million. */
export const buildOutline = () => {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = simplifyArcs(JSON.parse(fs.readFileSync(file, 'utf8')) as LandTopology);
  return { indonesia: shoresOf(topology, ['Indonesia']), neighbours: shoresOf(topology, NEIGHBOURS) };
};
