import type { Services } from '#areas/services.ts';
import { deleteOutlivedPhotos } from '../sql/photos.ts';

/**
 * A registration names people: photos are kept as long as identity cards of quotes that never became a policy (UU
 * PDP). Answers how many went.
 */
export const removeOutlivedPhotos = ({
  db,
  clock,
  retention,
}: Pick<Services, 'db' | 'clock' | 'retention'>): Promise<number> =>
  deleteOutlivedPhotos(db, new Date(clock.now().getTime() - retention.identityPictures * 86_400_000));
