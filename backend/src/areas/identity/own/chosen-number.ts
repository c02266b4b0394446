import { reserveNumber } from '#areas/onboarding/reserved-numbers.ts';
import type { Services } from '#areas/services.ts';
import { OWN_TEXTS } from '#areas/identity/identity-texts.ts';
import { checkNationalId } from '@payung/shared/domain/onboarding/national-id.ts';
import { badRequest, refused } from '#core/http/api-refusal.ts';
import type { Queries } from '#core/database/database.ts';
import type { NumberHolder } from '#areas/onboarding/sql/reserved-numbers.ts';
import { findOwnCard } from '#areas/identity/sql/identities.ts';
import type { OwnCard } from '#areas/identity/sql/identities.ts';
import { ownCardOf } from '#core/database/subject.ts';
import { checkTaxNumber, normaliseTaxNumber } from '@payung/shared/domain/onboarding/tax-number.ts';
import { findDocument } from '#areas/identity/sql/document-images.ts';
import type { DocumentOwner } from '#areas/identity/sql/document-images.ts';
import type { ProfileUpdate } from '@payung/shared/schemas/profile.ts';

/** The card on file, which must be the one that the person has seen. */
export const requireCard = async (
  tx: Queries,
  { kind, id }: NumberHolder,
  { imageKey }: Pick<CardUpdate, 'imageKey'>,
): Promise<OwnCard> => {
  const card = await findOwnCard(tx, ownCardOf(kind, id));
  if (card === undefined || card.imageKey !== imageKey) throw refused(OWN_TEXTS.otherPhoto);
  return card;
};

interface Numbers {
  readonly typed: string;
  /** Of the card, as the provider read it; empty where nobody has read it. */
  readonly read: string;
  readonly chosen: CardUpdate['chosen'];
}

/** The valid number: when both differ, the one that the person chose (ruling R53). */
export const chosenNumber = ({ typed, read, chosen }: Numbers): string => {
  if (typed === '' || read === '' || typed === read) return typed === '' ? read : typed;
  if (chosen === undefined) throw refused(OWN_TEXTS.numbersDiffer);
  return chosen === 'read' ? read : typed;
};

export const requireNationalId = (number: string): void => {
  if (checkNationalId(number) !== undefined)
    throw badRequest(OWN_TEXTS.numberWrong, { also: { field: 'idNumber' } });
};

/** Reserves it for one person; screens match the literal refusal and return to the form (ONB-015, ruling R53). */
export const requireNumber = async (
  tx: Queries,
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  {
    number,
    holder,
    isUnique,
  }: { readonly number: string; readonly holder: NumberHolder; readonly isUnique: boolean },
): Promise<void> => {
  requireNationalId(number);
  if (isUnique) await reserveNumber(tx, { secret, kind: 'idNumber', number, holder }, clock.now());
};

/** As stored: 16 digits (ruling R55). */
export const requireTaxNumber = ({ taxId }: Pick<TaxUpdate, 'taxId'>): string => {
  if (checkTaxNumber(taxId) !== undefined) throw badRequest(OWN_TEXTS.taxWrong, { also: { field: 'taxid' } });
  return normaliseTaxNumber(taxId);
};

/** A photo is optional; refuses any key but that of this person's newest photo. */
export const requireTaxImage = async (tx: Queries, owner: DocumentOwner, imageKey: string): Promise<void> => {
  if (imageKey !== '' && (await findDocument(tx, owner, imageKey)) === undefined)
    throw refused(OWN_TEXTS.otherPhoto);
};

export type CardUpdate = Extract<ProfileUpdate, { kind: 'idCard' }>;
export type TaxUpdate = Extract<ProfileUpdate, { kind: 'tax' }>;
