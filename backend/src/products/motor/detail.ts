import { addressLine } from '@payung/shared/address/address.ts';
import type { DetailPicture, DetailSection } from '@payung/shared/schemas/lists.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { inspectionCalls } from 'mfe-motor/contract/inspection-endpoints.ts';
import { slotsOf } from 'mfe-motor/rules/inspection.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import { plateText } from 'mfe-motor/rules/plate.ts';
import { customerSection, detailSection, ownOnly, linesOf } from '#areas/quote/documents/document-lines.ts';
import { DOCUMENT_TEXTS } from '#areas/quote/documents/document-texts.ts';
import type { DetailViewer } from '#areas/quote/product/insurance-product.ts';
import type { Queries } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { DETAIL_TEXTS, MOTOR_DOCUMENT_TEXTS as TEXTS, motorTextOf } from './texts.ts';
import { motorDetailsOf, vehicleOf } from './details.ts';
import { motorBenefitLines, ownRiskSection } from './document.ts';
import type { PhotoRow } from './tables.ts';
import { listPhotos } from './sql/photos.ts';

const vehicleSection = (quote: Quote, viewer: DetailViewer): DetailSection => {
  const { language } = viewer;
  const vehicle = vehicleOf(quote);
  return detailSection(
    TEXTS.vehicle[language],
    linesOf(
      [DOCUMENT_TEXTS.plan[language], quote.plan_name],
      [DETAIL_TEXTS.brand[language], vehicle.brand],
      [DETAIL_TEXTS.model[language], vehicle.model],
      [TEXTS.year[language], String(vehicle.year)],
      [TEXTS.plate[language], plateText(vehicle)],
      [TEXTS.chassis[language], vehicle.chassisNo],
      [TEXTS.engine[language], vehicle.engineNo],
      [TEXTS.use[language], TEXTS[vehicle.use][language]],
      [TEXTS.coverage[language], TEXTS[vehicle.coverage][language]],
      [TEXTS.sumInsured[language], formatRupiah(vehicle.sumInsured)],
      [DOCUMENT_TEXTS.from[language], formatDate(quote.start_date)],
      [DOCUMENT_TEXTS.until[language], formatDate(quote.end_date)],
      [TEXTS.address[language], ownOnly(addressLine(motorDetailsOf(quote).address), viewer)],
    ),
  );
};

const pathOf = (quoteId: string, photoId: string): string =>
  inspectionCalls.inspectionPhoto.path.replace(':quoteId', quoteId).replace(':photoId', photoId);

/** Only for the agent and the customer of the quote: the photo call refuses everybody else. */
const photosSection = async (
  db: Queries,
  quote: Quote,
  { language, isOwn }: DetailViewer,
): Promise<DetailSection> => {
  const order: readonly PhotoSlot[] = slotsOf(motorDetailsOf(quote).kind);
  const photos = isOwn ? await listPhotos(db, quote.id) : [];
  const picture = ({ slot, photo_id: photoId, description }: PhotoRow): DetailPicture => ({
    label: [motorTextOf(`motor.slot.${slot}`)[language], description]
      .filter((part) => part !== '')
      .join(': '),
    path: pathOf(quote.id, photoId),
  });
  return {
    title: DETAIL_TEXTS.photos[language],
    lines: [],
    pictures: photos.toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot)).map(picture),
  };
};

export const motorDetail = async (
  quote: Quote,
  viewer: DetailViewer,
  db: Queries,
): Promise<readonly DetailSection[]> => {
  const { language } = viewer;
  const ownRisk = ownRiskSection(quote, language);
  return [
    vehicleSection(quote, viewer),
    await photosSection(db, quote, viewer),
    customerSection(quote, viewer),
    detailSection(DOCUMENT_TEXTS.benefits[language], motorBenefitLines(quote, language)),
    ...(ownRisk.lines.length === 0 ? [] : [detailSection(ownRisk.heading, ownRisk.lines)]),
  ];
};
