import { useEffect, useRef, useMemo } from 'react';
import type { Registration, RegistrationDetails } from '@payung/shared/schemas/onboarding.ts';
import { ACTIVE_KEYS, FORM_MODES } from '@payung/shared/domain/onboarding/registration.ts';
import { partOf } from '@payung/shared/domain/onboarding/progress.ts';
import type { FormMode, PartnerKind } from '@payung/shared/domain/onboarding/registration.ts';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseEmail } from '@payung/shared/domain/people/email.ts';
import { plainNumber } from '@payung/shared/domain/text/plain-signs.ts';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { useListedProblems } from '@payung/shared/journey/steps/refused-fields.tsx';
import { useText } from '#messages/catalogue.ts';

/** The mode in which the form opens: passed by the page that led here, or that of the registration (ONB-008). */
export interface FormOpening {
  readonly mode: FormMode | undefined;
  readonly kind: PartnerKind;
  readonly hasTaxNumber: boolean;
}

const RETAKES: readonly FormMode[] = ['retakePhotoData', 'declinedeoorCorRetake'];

/** After the form the photo of the card is taken again. */
export const isRetake = (mode: FormMode | undefined): boolean => mode !== undefined && RETAKES.includes(mode);

export const formOpeningOf = (state: unknown, registration: Registration): FormOpening => {
  const passed = (typeof state === 'object' && state !== null ? state : {}) as Readonly<
    Record<string, unknown>
  >;
  const known = FORM_MODES.find((mode) => mode === passed['mode']);
  const passedKind = passed['activekey'] === ACTIVE_KEYS.corporate ? 'corporate' : 'individual';
  return {
    mode: known ?? registration.mode,
    kind: registration.kind ?? passedKind,
    hasTaxNumber: registration.details?.hasTaxNumber ?? passed['taxpayer'] === true,
  };
};

/** The values of the fields, those of the other kind included until it is saved. */
export interface FormValues {
  readonly kind: PartnerKind;
  readonly fullName: string;
  readonly companyName: string;
  readonly businessNumber: string;
  readonly directorName: string;
  readonly contactEmail: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly birthDate: string;
  readonly idNumber: string;
  /** Empty before the choice. */
  readonly hasTaxNumber: 'yes' | 'no' | '';
}

const EMPTY: FormValues = {
  kind: 'individual',
  fullName: '',
  companyName: '',
  businessNumber: '',
  directorName: '',
  contactEmail: '',
  email: '',
  address: '',
  city: '',
  birthDate: '',
  idNumber: '',
  hasTaxNumber: '',
};

/** The unsaved values, and the record on which they are based. */
export interface FormTyped {
  readonly basis: string;
  readonly values: FormValues;
}

/** Equal details give equal texts, whatever the order of their fields. */
export const basisOf = ({ details }: Pick<Registration, 'details'>): string =>
  JSON.stringify(Object.entries(details ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The form as it was saved, on this device or another; `passed` is the kind and the answer of the navigation state. */
export const savedValues = (
  registration: Registration,
  passed: { readonly kind: PartnerKind; readonly hasTaxNumber: boolean },
): FormValues => {
  const { details } = registration;
  if (details === undefined) {
    return { ...EMPTY, kind: passed.kind, hasTaxNumber: passed.hasTaxNumber ? 'yes' : '' };
  }
  const isUnfinished = partOf(registration, 'details').state === 'empty';
  const no = isUnfinished ? '' : 'no';
  return { ...EMPTY, ...details, hasTaxNumber: details.hasTaxNumber ? 'yes' : no };
};

/** The unsaved values when they are based on the current record; older ones are dropped. */
export const resumedValues = (typed: FormTyped | null, registration: Registration, saved: FormValues) =>
  typed !== null && typed.basis === basisOf(registration) ? { ...saved, ...typed.values } : saved;

export const detailsOf = (values: FormValues): RegistrationDetails => {
  const common = {
    email: normaliseEmail(values.email),
    address: values.address.trim(),
    city: values.city.trim(),
    birthDate: values.birthDate,
    idNumber: plainNumber(values.idNumber),
    hasTaxNumber: values.hasTaxNumber === 'yes',
  };
  if (values.kind === 'individual')
    return { kind: 'individual', fullName: values.fullName.trim(), ...common };
  return {
    kind: 'corporate',
    companyName: values.companyName.trim(),
    directorName: values.directorName.trim(),
    contactEmail: normaliseEmail(values.contactEmail),
    businessNumber: plainNumber(values.businessNumber),
    ...common,
  };
};

const wholeNumber = (text: string): string => (/^\d*$/.test(text) ? text : '');

/** The part of an unfinished form that the server can keep: half a day and half a number with letters are not. */
export const draftOf = (values: FormValues): RegistrationDetails => {
  const details = detailsOf(values);
  return {
    ...details,
    birthDate: isIsoDate(details.birthDate) ? details.birthDate : '',
    idNumber: wholeNumber(details.idNumber),
    ...(details.kind === 'corporate' ? { businessNumber: wholeNumber(details.businessNumber) } : {}),
  };
};

/** The server's message for a number that is registered already; the same in both languages. */
const DUPLICATE = 'Duplicate ID Number.';

/** The refused fields; a number that is registered already shows its error beside the field. */
export const useFormProblems = (failed: {
  readonly error: Error | null;
  readonly problem: string | undefined;
}): readonly ListedError[] => {
  const text = useText();
  const problems = useListedProblems(failed);
  const isDuplicate = serverMessage(failed.error).trim() === DUPLICATE;
  return useMemo(
    () => (isDuplicate ? [{ field: 'idNumber', message: text('onb.duplicate') }] : problems),
    [isDuplicate, problems, text],
  );
};

/** Pause in milliseconds after which an unfinished form is saved. */
const PAUSE_MS = 1500;

/**
 * Saves an unfinished form a moment after the last key, one save at a time. `stop` waits for the one that runs, so
 * that the finished form is saved after it and over its version.
 */
export const useServerDraft = (save: (details: RegistrationDetails) => Promise<unknown>) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    keep: (details: RegistrationDetails): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        running.current = running.current.then(() => save(details)).catch(() => undefined);
      }, PAUSE_MS);
    },
    stop: async (): Promise<void> => {
      clearTimeout(timer.current);
      await running.current;
    },
  };
};
