import type { AddressParts } from '@payung/shared/schemas/places.ts';
import type { DetailSection } from '@payung/shared/schemas/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { customerSection, detailSection, ownOnly, linesOf } from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { DetailViewer } from '#areas/quote/product/insurance-product.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { homeDetailsOf } from '../details.ts';
import { homeBenefitLines, rupiahOrNothing } from './document.ts';
import { HOME_DOCUMENT_TEXTS as TEXTS } from './document-texts.ts';

const PLACE_TEXTS = {
  subDistrict: { en: 'Sub-district', id: 'Kelurahan/desa' },
  district: { en: 'District', id: 'Kecamatan' },
  city: { en: 'City', id: 'Kota/kabupaten' },
  province: { en: 'Province', id: 'Provinsi' },
} as const satisfies Partial<Record<keyof AddressParts, BilingualText>>;

const coverSection = (quote: Quote, viewer: DetailViewer): DetailSection => {
  const { language } = viewer;
  const details = homeDetailsOf(quote);
  return detailSection(
    TEXTS.property[language],
    linesOf(
      [DOCUMENT_TEXTS.plan[language], quote.plan_name],
      [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
      [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
      [TEXTS.propertyType[language], TEXTS[details.propertyType][language]],
      [TEXTS.stories[language], String(details.stories)],
      [TEXTS.building[language], rupiahOrNothing(details.buildingSumInsured)],
      [TEXTS.contents[language], rupiahOrNothing(details.contentsSumInsured)],
      [TEXTS.fixtures[language], rupiahOrNothing(details.fixturesSumInsured)],
    ),
  );
};

/** Part by part (DASH-012). */
const addressSection = (quote: Quote, viewer: DetailViewer): DetailSection => {
  const { language } = viewer;
  const { address } = homeDetailsOf(quote);
  return detailSection(
    TEXTS.address[language],
    linesOf(
      ...(
        [
          [TEXTS.address[language], address.address],
          [PLACE_TEXTS.subDistrict[language], address.subDistrict],
          [PLACE_TEXTS.district[language], address.district],
          [PLACE_TEXTS.city[language], address.city],
          [PLACE_TEXTS.province[language], address.province],
          [TEXTS.postalCode[language], address.postalCode],
        ] as const
      ).map(([label, value]) => [label, ownOnly(value, viewer)] as const),
    ),
  );
};

export const homeDetail = (quote: Quote, viewer: DetailViewer): readonly DetailSection[] => [
  coverSection(quote, viewer),
  addressSection(quote, viewer),
  detailSection(DOCUMENT_TEXTS.benefits[viewer.language], homeBenefitLines(quote, viewer.language)),
  customerSection(quote, viewer),
];
