import type { WireText } from '../wire-text.ts';

export interface CoverageArea {
  readonly id: string;
  readonly description: WireText;
  readonly domestic: boolean;
}

/** ILLUSTRATIVE: the specification names ids without their meaning. Area 3 is the one without the COVID question. */
export const COVERAGE_AREAS: readonly CoverageArea[] = [
  { id: '1', description: { EN: 'ASEAN', BH: 'ASEAN' }, domestic: false },
  { id: '2', description: { EN: 'Asia Pacific', BH: 'Asia Pasifik' }, domestic: false },
  { id: '3', description: { EN: 'Schengen countries', BH: 'Negara Schengen' }, domestic: false },
  { id: '4', description: { EN: 'Worldwide', BH: 'Seluruh dunia' }, domestic: false },
  { id: '5', description: { EN: 'Indonesia', BH: 'Indonesia' }, domestic: true },
];

export const areaById = (id: string): CoverageArea | undefined =>
  COVERAGE_AREAS.find((area) => area.id === id);
