import { ObjectStoreDown } from '#core/objects/s3-store.ts';
import type { ObjectName, Objects } from '#core/objects/objects.ts';
import type { ObjectPlace } from '#core/objects/sql/object-rows.ts';

/**
 * A picture in the file of one's own data. One that is damaged does not keep the rest of the file back; while the
 * object store does not answer there is no file, as it would not be whole.
 */
export const exportedBytes = async (
  objects: Objects,
  name: ObjectName,
  place: ObjectPlace,
): Promise<{ readonly base64: string } | { readonly note: string }> => {
  try {
    return { base64: (await objects.open(name, place)).toString('base64') };
  } catch (error) {
    if (error instanceof ObjectStoreDown) throw error;
    return { note: 'The picture cannot be opened. Please ask support.' };
  }
};
