import fs from 'node:fs';
import path from 'node:path';
import type { Agreement } from '@payung/shared/api/endpoints/agreement.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../backend/src/areas/agreement/text');

/** The agreement that comes with the platform, as the server answers it. */
export const shippedAgreement = (
  language: 'en' | 'id' = 'en',
  change: Partial<Agreement> = {},
): Agreement => {
  const file = fs.readFileSync(path.join(FOLDER, `2026-11.${language}.json`), 'utf8');
  const filled = file.replaceAll('{insurer}', 'PT Asuransi Payung Nusantara').replaceAll('{brand}', 'Payung');
  const words = JSON.parse(filled) as Pick<Agreement, 'title' | 'sections'>;
  return {
    version: '2026-11',
    language,
    ...words,
    hash: 'a1'.repeat(32),
    inForceFrom: '2026-11-01',
    ...change,
  };
};
