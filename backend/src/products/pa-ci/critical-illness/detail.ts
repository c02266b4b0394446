import type { DetailSection } from '@payung/shared/schemas/lists.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { customerSection, detailSection, linesOf } from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { DetailViewer } from '#areas/quote/product/insurance-product.ts';
import type { Queries } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { HandoverRow } from '../sql/ci-tables.ts';
import { listHandovers } from '../sql/partner-handovers.ts';

const TEXTS = {
  offer: { en: 'Offer', id: 'Penawaran' },
  handovers: { en: 'Handed over to our partner', id: 'Diteruskan kepada mitra kami' },
  at: { en: 'Handed over', id: 'Diteruskan' },
  arrived: { en: 'Arrived', id: 'Tiba' },
  notArrived: { en: 'Not yet', id: 'Belum' },
  none: { en: 'Not yet: the customer continues from the link', id: 'Belum: nasabah melanjutkan dari tautan' },
} as const satisfies Record<string, BilingualText>;

const handoverLines = (
  { at, arrived_at: arrivedAt }: HandoverRow,
  language: DetailViewer['language'],
): readonly (readonly [string, string])[] => [
  [TEXTS.at[language], formatMoment(at.toISOString(), language)],
  [
    TEXTS.arrived[language],
    arrivedAt === null ? TEXTS.notArrived[language] : formatMoment(arrivedAt.toISOString(), language),
  ],
];

/** The partner prices, sells and keeps the policy: what is known here is who was handed over, and when. */
export const ciDetail = async (
  quote: Quote,
  viewer: DetailViewer,
  db: Queries,
): Promise<readonly DetailSection[]> => {
  const { language } = viewer;
  const handovers = await listHandovers(db, quote.id);
  const percent = quote.discount_percent.toLocaleString(language, { maximumFractionDigits: 2 });
  return [
    detailSection(
      TEXTS.handovers[language],
      handovers.length === 0
        ? linesOf([TEXTS.at[language], TEXTS.none[language]])
        : linesOf(...handovers.flatMap((handover) => handoverLines(handover, language))),
    ),
    detailSection(
      TEXTS.offer[language],
      linesOf(
        [DOCUMENT_TEXTS.discount[language], quote.discount_percent === 0 ? '' : `${percent}%`],
        [DOCUMENT_TEXTS.promoCode[language], quote.promo_code],
      ),
    ),
    customerSection(quote, viewer),
  ];
};
