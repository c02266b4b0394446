import { checkTaxNumber, normaliseTaxNumber } from '@payung/shared/domain/onboarding/tax-number.ts';
import type { Queries } from '#core/database/database.ts';
import { badRequest, refused } from '#core/http/api-refusal.ts';
import { findDocument } from '#areas/identity/sql/document-images.ts';
import type { DocumentOwner } from '#areas/identity/sql/document-images.ts';
import { OWN_TEXTS } from './own-texts.ts';
import type { TaxUpdate } from './update-profile.ts';

/** As it is kept: 16 digits (ruling R55). */
export const requireTaxNumber = ({ taxId }: Pick<TaxUpdate, 'taxId'>): string => {
  if (checkTaxNumber(taxId) !== undefined) throw badRequest(OWN_TEXTS.taxWrong, { also: { field: 'taxid' } });
  return normaliseTaxNumber(taxId);
};

/** A photo is optional; a key that is not of this person's newest photo names nothing. */
export const requireTaxImage = async (tx: Queries, owner: DocumentOwner, imageKey: string): Promise<void> => {
  if (imageKey !== '' && (await findDocument(tx, owner, imageKey)) === undefined)
    throw refused(OWN_TEXTS.otherPhoto);
};
