import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { ACTIVE_KEYS } from '@payung/shared/domain/onboarding/registration.ts';
import type {
  FormMode,
  PartnerKind,
  RegistrationPart,
  RegistrationStatus,
} from '@payung/shared/domain/onboarding/registration.ts';
import { identityOutcome } from '@payung/shared/domain/people/identity-check.ts';
import { onboardingRoutes } from '#contract/routes.ts';

const routes = onboardingRoutes;

const PARTS: Readonly<Record<PartnerKind, Readonly<Record<RegistrationPart, string>>>> = {
  individual: {
    details: routes.form.path,
    idCard: routes.individualCard.path,
    agreement: routes.individualTerms.path,
    tax: routes.individualTax.path,
    bank: routes.individualBank.path,
  },
  corporate: {
    details: routes.form.path,
    idCard: routes.corporateCard.path,
    agreement: routes.corporateTerms.path,
    tax: routes.corporateTax.path,
    bank: routes.corporateBank.path,
  },
};

/** The page of one part; the form while the kind of partner is unknown. */
export const partAddress = (kind: PartnerKind | undefined, part: RegistrationPart): string =>
  kind === undefined ? routes.form.path : PARTS[kind][part];

const STATUS_PAGES: Readonly<Record<RegistrationStatus, string>> = {
  draft: routes.tasks.path,
  submitted: routes.verification.path,
  returned: routes.tasks.path,
  approved: routes.success.path,
  refused: routes.error.path,
};

/** The page of a registration's status. */
export const statusAddress = (status: RegistrationStatus): string => STATUS_PAGES[status];

/** Navigation state of the form (ONB-008). */
interface FormState {
  readonly mode?: FormMode;
  readonly phonenumber: string;
  readonly userId: string;
  readonly activekey: (typeof ACTIVE_KEYS)[PartnerKind];
  readonly taxpayer: boolean;
}

/** The navigation state of the form that follows from a registration. */
export const formStateOf = (registration: Registration, mode = registration.mode): FormState => ({
  ...(mode === undefined ? {} : { mode }),
  phonenumber: registration.phone,
  userId: registration.id,
  activekey: ACTIVE_KEYS[registration.kind ?? 'individual'],
  taxpayer: registration.details?.hasTaxNumber ?? false,
});

/** The form for taking the photo of the card again, which a duplicate ID number leads to (ONB-015). */
export const retakeStateOf = (registration: Registration): FormState =>
  formStateOf(registration, registration.kind === 'corporate' ? 'declinedeoorCorRetake' : 'retakePhotoData');

const CARD_PAGES = {
  individual: {
    card: routes.individualCard.path,
    success: routes.individualCardSuccess.path,
    terms: routes.individualTerms.path,
  },
  corporate: {
    card: routes.corporateCard.path,
    success: routes.corporateCardSuccess.path,
    terms: routes.corporateTerms.path,
  },
} as const;

/** A person's own card, or that of a company's director: everybody who is no individual (IDV-011, ONB-028). */
export const cardPages = (kind: PartnerKind | undefined) =>
  CARD_PAGES[kind === 'individual' ? 'individual' : 'corporate'];

/** The page that follows an outcome of the check (IDV-010, IDV-011, ruling K105). */
export const outcomeAddress = (kind: PartnerKind | undefined, status: string): string =>
  identityOutcome(status).mayRead ? cardPages(kind).success : routes.cardError.path;
