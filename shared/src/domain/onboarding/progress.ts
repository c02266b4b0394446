import { OPTIONAL_PARTS, REGISTRATION_PARTS } from './registration.ts';
import type { FormMode, PartnerKind, RegistrationPart, RegistrationStatus } from './registration.ts';
import type { PartStatus } from '#schemas/onboarding.ts';

/** What the order of the parts hangs on. */
interface Standing {
  readonly status: RegistrationStatus;
  readonly kind?: PartnerKind | undefined;
  readonly parts: readonly PartStatus[];
}

type Parts = Pick<Standing, 'parts'>;

const OPTIONAL: readonly RegistrationPart[] = OPTIONAL_PARTS;

export const partOf = ({ parts }: Parts, part: RegistrationPart): PartStatus =>
  parts.find((known) => known.part === part) ?? { part, state: 'empty', revision: 0, reason: '' };

/** Everything that is asked of this person, in its order. */
export const askedParts = (standing: Parts): readonly PartStatus[] =>
  REGISTRATION_PARTS.map((part) => partOf(standing, part)).filter(({ state }) => state !== 'notAsked');

/** Given, or left out where that is possible; what staff have sent back is open again. */
const isDone = ({ part, state }: PartStatus): boolean =>
  state === 'given' || state === 'accepted' || (state === 'skipped' && OPTIONAL.includes(part));

/** Where "Continue" leads; nothing where all is done. */
export const nextPart = (standing: Parts): RegistrationPart | undefined =>
  askedParts(standing).find((part) => !isDone(part))?.part;

/** Whether the person may still change anything. */
export const isOpen = ({ status }: Pick<Standing, 'status'>): boolean =>
  status === 'draft' || status === 'returned';

export const maySubmit = (standing: Standing): boolean =>
  isOpen(standing) && nextPart(standing) === undefined;

/** Everything else is asked after the form (ONB-007). */
export const mayGive = (standing: Parts, part: RegistrationPart): boolean =>
  part === 'details' ||
  isDone(partOf(standing, 'details')) ||
  partOf(standing, 'details').state === 'tryAgain';

/** What the form is opened for after staff have sent something back; details go before the card (ruling R51). */
export const formModeOf = (standing: Standing): FormMode | undefined => {
  if (standing.status !== 'returned') return undefined;
  const isCompany = standing.kind === 'corporate';
  if (partOf(standing, 'details').state === 'tryAgain') return isCompany ? 'declinedeoorCor' : 'declinedeoor';
  if (partOf(standing, 'idCard').state === 'tryAgain')
    return isCompany ? 'declinedeoorCorRetake' : 'retakePhotoData';
  return undefined;
};
