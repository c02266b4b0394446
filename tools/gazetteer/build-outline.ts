import fs from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { BOUNDS } from '@payung/shared/places/bounds.ts';
import { areaOf, simplifyLine } from './simplify.ts';
import type { LandTopology, Position } from './simplify.ts';

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
