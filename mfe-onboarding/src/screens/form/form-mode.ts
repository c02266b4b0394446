import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { ACTIVE_KEYS, FORM_MODES } from '@payung/shared/domain/onboarding/registration.ts';
import type { FormMode, PartnerKind } from '@payung/shared/domain/onboarding/registration.ts';

/** What the form is opened for: told by the page that led here, or found in the registration (ONB-008). */
export interface OpenedFor {
  readonly mode: FormMode | undefined;
  readonly kind: PartnerKind;
  readonly hasTaxNumber: boolean;
}

const RETAKES: readonly FormMode[] = ['retakePhotoData', 'declinedeoorCorRetake'];

/** After the form the photo of the card is taken again. */
export const isRetake = (mode: FormMode | undefined): boolean => mode !== undefined && RETAKES.includes(mode);

export const openedFor = (state: unknown, registration: Registration): OpenedFor => {
  const told = (typeof state === 'object' && state !== null ? state : {}) as Readonly<
    Record<string, unknown>
  >;
  const known = FORM_MODES.find((mode) => mode === told['mode']);
  const toldKind = told['activekey'] === ACTIVE_KEYS.corporate ? 'corporate' : 'individual';
  return {
    mode: known ?? registration.mode,
    kind: registration.kind ?? toldKind,
    hasTaxNumber: registration.details?.hasTaxNumber ?? told['taxpayer'] === true,
  };
};
