import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { useSession } from '@payung/shared/session/session.ts';
import type { HandoffState } from '@payung/shared/session/session.ts';
import type { OpenedHandoff } from '#contract/inspection.ts';
import { motorRoutes } from '#contract/routes.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import { inspectionPath } from '../inspection-path.ts';
import { useInspection } from '../inspection-reads.ts';
import type { PhotographedQuote, PhotoStep } from '../photographed-quote.ts';

const kindOf = (productId: string): VehicleKind => (productId === PRODUCT_IDS.motor2w ? 'motorcycle' : 'car');

/**
 * What the tab of a second device may do: the pages of the photos. Whoever took some until the first device ended the
 * hand-off, or half an hour was over, is told so instead of being asked to log in.
 */
export const handoffStateOf = ({ cipher, quoteId, productId }: OpenedHandoff): HandoffState => ({
  cipher,
  quoteId,
  productId,
  pages: [inspectionPath(kindOf(productId)), motorRoutes.photoPreview.path, motorRoutes.photoReupload.path],
  endPage: motorRoutes.handoff.path,
});

/** The hand-off, where this is the second device. */
export const useHandoff = (): HandoffState | undefined => {
  const session = useSession();
  return session.kind === 'handoff' ? session : undefined;
};

/** What a page of the second device stands on: it reads the photos and nothing else of the quote. */
export const useHandedOver = ({ quoteId, productId }: HandoffState) => {
  const quote: PhotographedQuote = { id: quoteId, vehicleKind: kindOf(productId) };
  const step: PhotoStep = { progress: motorRoutes.carInspection.step, back: undefined };
  return { quote, step, inspection: useInspection(quoteId) };
};
