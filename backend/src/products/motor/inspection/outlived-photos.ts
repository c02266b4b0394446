import type { Services } from '#areas/services.ts';
import { deleteOutlivedPhotos } from '../repositories/photos.ts';

/** As long as identity cards of quotes that never became a policy are kept, counted from the last change. */
const KEEP_DAYS = 90;

/** A registration names people: photos are kept only as long as they mean something (UU PDP). */
export const removeOutlivedPhotos = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteOutlivedPhotos(db, new Date(clock.now().getTime() - KEEP_DAYS * 86_400_000));
