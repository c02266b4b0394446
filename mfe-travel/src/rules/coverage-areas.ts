import type { BilingualText } from '@payung/shared/product.ts';

interface SoldArea {
  readonly id: string;
  readonly name: BilingualText;
  readonly isDomestic: boolean;
}

/** ILLUSTRATIVE: the specification names ids without their meaning. Area 3 is the one without the COVID question. */
export const COVERAGE_AREAS: readonly SoldArea[] = [
  { id: '1', name: { en: 'ASEAN', id: 'ASEAN' }, isDomestic: false },
  { id: '2', name: { en: 'Asia Pacific', id: 'Asia Pasifik' }, isDomestic: false },
  { id: '3', name: { en: 'Schengen countries', id: 'Negara Schengen' }, isDomestic: false },
  { id: '4', name: { en: 'Worldwide', id: 'Seluruh dunia' }, isDomestic: false },
  { id: '5', name: { en: 'Indonesia', id: 'Indonesia' }, isDomestic: true },
];

export const areaById = (id: string): SoldArea | undefined => COVERAGE_AREAS.find((area) => area.id === id);
