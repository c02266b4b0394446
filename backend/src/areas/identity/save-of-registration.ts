import type { Changing } from '#areas/onboarding/own-registration.ts';
import { refused } from '#core/http/api-refusal.ts';
import { givePart } from '#areas/onboarding/sql/registration-parts.ts';
import type { RegistrationChange } from '#areas/onboarding/sql/registrations.ts';
import type { Services } from '../services.ts';
import { chosenNumber, requireCard, requireNumber } from './own/chosen-number.ts';
import { OWN_TEXTS } from './own/own-texts.ts';
import { requireTaxImage, requireTaxNumber } from './own/tax-of-update.ts';
import type { CardUpdate, TaxUpdate } from './own/update-profile.ts';

/** The card that staff look at: its photo, the check that it rests on, and which of both numbers is right. */
export const saveRegistrationCard = async (
  { tx, row, parts, now }: Changing,
  services: Services,
  update: CardUpdate,
): Promise<RegistrationChange | undefined> => {
  const holder = { kind: 'registration', id: row.id } as const;
  const { idNumber: read, imageKey, transactionId } = await requireCard(tx, holder, update);
  const part = parts.find((kept) => kept.part === 'idCard');
  const isSameCard =
    part !== undefined &&
    part.revision > 0 &&
    part.imageKey === imageKey &&
    part.transactionId === transactionId;
  // A finished check is never reused (ruling R58).
  if (isSameCard && part.state === 'tryAgain') throw refused(OWN_TEXTS.newPhotoNeeded);
  const typed = row.id_number;
  const number = chosenNumber({ typed, read, chosen: update.chosen });
  const isUnique = row.kind !== 'corporate';
  if (number !== '') await requireNumber(tx, services, { number, holder, isUnique });
  const chosen_number = number === typed || typed === '' ? 'typed' : 'read';
  // Pressed twice, it is saved once.
  const isGiven = part?.state === 'given' || part?.state === 'accepted';
  if (isSameCard && isGiven && row.chosen_number === chosen_number) return undefined;
  await givePart(
    tx,
    {
      registrationId: row.id,
      part: 'idCard',
      imageKey,
      ...(transactionId === null ? {} : { transactionId }),
    },
    now,
  );
  return { chosen_number, ...(typed === '' ? { id_number: number } : {}) };
};

export const saveRegistrationTax = async (
  { tx, row, parts, now }: Changing,
  update: TaxUpdate,
): Promise<RegistrationChange | undefined> => {
  const tax_id = requireTaxNumber(update);
  const { imageKey } = update;
  await requireTaxImage(tx, { kind: 'registration', id: row.id }, imageKey);
  const part = parts.find((kept) => kept.part === 'tax');
  // Pressed twice, it is saved once.
  if (part?.state === 'given' && part.imageKey === imageKey && row.tax_id === tax_id) return undefined;
  await givePart(tx, { registrationId: row.id, part: 'tax', imageKey }, now);
  return { tax_id, has_tax_number: true };
};
