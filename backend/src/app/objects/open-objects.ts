import type { ProductModule } from '#areas/product-module.ts';
import type { Clock } from '#clock.ts';
import type { Database } from '#core/database/database.ts';
import { createObjects } from '#core/objects/objects.ts';
import type { Objects } from '#core/objects/objects.ts';
import { openS3 } from '#core/objects/s3-store.ts';
import { S3 } from '#core/objects/settings.ts';
import type { ObjectSettings } from '#core/objects/settings.ts';
import { hasObjects } from '#core/objects/sql/objects.ts';
import type { ServerSecrets } from '#core/secrets/server-secrets.ts';
import { objectColumnsOf } from './object-columns.ts';

class ObjectsElsewhere extends Error {
  constructor() {
    super(
      'Photos, cards or documents of this database lie in an object store, and none is configured, so this process does not start.\n' +
        `  Set ${S3.join(', ')} as they were.\n` +
        '  To leave the store: keep them, set PAYUNG_OBJECTS=postgresql, and move everything back (npm run objects -w backend -- move --to postgresql).',
    );
    this.name = 'ObjectsElsewhere';
  }
}

interface OpenObjects extends ServerSecrets {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: ObjectSettings;
  readonly modules: readonly Pick<ProductModule, 'sealedPictures'>[];
}

export const openObjects = async ({
  settings: { newIn, s3 },
  modules,
  ...parts
}: OpenObjects): Promise<{ readonly objects: Objects; readonly close: () => void }> => {
  if (s3 === undefined && (await hasObjects(parts.db))) throw new ObjectsElsewhere();
  const store = s3 && (await openS3(s3));
  return {
    objects: createObjects({ ...parts, newIn, store, columns: objectColumnsOf(modules) }),
    close: () => store?.close(),
  };
};
