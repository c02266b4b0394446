import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import { INSPECTION } from 'mfe-motor/rules/inspection.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import { sharedText } from '#core/http/texts.ts';
import { cleanKnownImage } from '#core/pictures/clean-image.ts';
import type { ImageProblem, Picture } from '#core/pictures/clean-image.ts';
import type { Fingerprint } from '#core/pictures/fingerprint.ts';
import { motorTextOf } from '../texts.ts';

/** The longer side in pixels; what must be read letter by letter keeps more. */
const LONGER_SIDE = 1920;
const LONGER_SIDE_TO_READ = 2560;
const TO_READ: readonly PhotoSlot[] = ['registration', 'chassis'];

const textOfProblem = (problem: ImageProblem) =>
  problem === 'size' || problem === 'type'
    ? sharedText(`identity.file.${problem}`)
    : motorTextOf(`motor.photo.${problem}`);

export interface ReadPhoto extends Picture, Fingerprint {}

/** A photo drawn anew, without place and time of its making, and by what it is known again. */
export const readPhoto = async (bytes: Buffer, slot: PhotoSlot, person: string): Promise<ReadPhoto> => {
  if (bytes.length > INSPECTION.maxBytes) throw badRequest(textOfProblem('size'));
  const longerSide = TO_READ.includes(slot) ? LONGER_SIDE_TO_READ : LONGER_SIDE;
  const picture = await cleanKnownImage(bytes, { longerSide, person });
  if ('problem' in picture) throw badRequest(textOfProblem(picture.problem));
  return picture;
};
