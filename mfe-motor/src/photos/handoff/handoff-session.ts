import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { useSession } from '@payung/shared/session/session.ts';
import type { HandoffState } from '@payung/shared/session/session.ts';
import type { OpenedHandoff } from '#contract/schemas/inspection.ts';
import { motorRoutes } from '#contract/routes.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import { inspectionPath, useInspection } from '../inspection-reads.ts';
import type { PhotographedQuote, PhotoStep } from '../inspection-reads.ts';

const kindOf = (productId: string): VehicleKind => (productId === PRODUCT_IDS.motor2w ? 'motorcycle' : 'car');

/**
 * The session of a second device: the pages of the photos only. When the hand-off has been revoked or has expired, its
 * end page is shown instead of a login.
 */
export const handoffStateOf = ({ cipher, quoteId, productId }: OpenedHandoff): HandoffState => ({
  cipher,
  quoteId,
  productId,
  pages: [inspectionPath(kindOf(productId)), motorRoutes.photoPreview.path, motorRoutes.photoReupload.path],
  endPage: motorRoutes.handoff.path,
});

/** The hand-off session, where this is the second device. */
export const useHandoff = (): HandoffState | undefined => {
  const session = useSession();
  return session.kind === 'handoff' ? session : undefined;
};

/** What a page on the second device has: the photos, and nothing else of the quote. */
export const useHandoffInspection = ({ quoteId, productId }: HandoffState) => {
  const quote: PhotographedQuote = { id: quoteId, vehicleKind: kindOf(productId) };
  const step: PhotoStep = { progress: motorRoutes.carInspection.step, back: undefined };
  return { quote, step, inspection: useInspection(quoteId, true) };
};
