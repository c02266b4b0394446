import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { requireRegistrant } from '#core/access/event-actor.ts';
import { countHits } from '#core/access/limits.ts';
import type { Limit } from '#core/access/limits.ts';
import { notFound, refused, tooMany } from '#core/http/api-refusal.ts';
import { findRegistration } from '#areas/onboarding/sql/registrations.ts';
import { markBirthDateShown } from '#core/access/sql/sessions.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import { registrationOf } from './registration-record.ts';

const TRIES_A_DAY = 5;
const DAY = 86_400;

/** Enough for a typing mistake, too few for guessing: also not by beginning again with the same phone. */
const limitsOf = ({ id, phone }: { readonly id: string; readonly phone: string }): readonly Limit[] => [
  { of: `birth dates of registration ${id}`, most: TRIES_A_DAY, windowSeconds: DAY },
  { of: `birth dates of registrations of ${phone}`, most: TRIES_A_DAY, windowSeconds: DAY },
];

/** Opens what was given, on another device (ruling R59). */
export const proveBirthDate = async (
  { caller, body, language }: HandlerContextOf<'proveBirthDate'>,
  services: Services,
): Promise<Registration> => {
  const { db, clock } = services;
  const { registrationId, tokenHash } = requireRegistrant(caller);
  const row = await findRegistration(db, registrationId);
  if (row === undefined) throw notFound();
  const { full, giveBack } = await countHits(services, limitsOf(row));
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  if (row.birth_date !== body.birthDate) throw refused(ONBOARDING_TEXTS.wrongBirthDate);
  await giveBack();
  await markBirthDateShown(db, tokenHash, clock.now());
  return registrationOf(services, db, { row, isLocked: false, language });
};
