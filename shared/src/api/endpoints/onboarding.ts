import type {
  PartnerKind,
  PartStatus,
  FormMode,
  OptionalPart,
  RegistrationStatus,
} from '#domain/onboarding/registration.ts';
import type { RegistrationDetails } from '#domain/onboarding/details.ts';
import { same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';

/** What is kept of the ID card. */
export interface RegistrationCard {
  /** What the card says, as far as it was read; empty where it was only photographed. */
  readonly readNumber: string;
  readonly idType: string;
  /** Key of the image; opens nothing by itself. */
  readonly imageKey: string;
  /** Which number the person says is right, where both differ (ruling R53). */
  readonly chosen: 'typed' | 'read';
}

export interface RegistrationTax {
  /** 16 digits. */
  readonly taxId: string;
  readonly imageKey: string;
}

export interface RegistrationBank {
  readonly bankCode: string;
  readonly accountHolder: string;
  readonly accountNumber: string;
}

/** Where a registration stands, for the person who registers. */
export interface Registration {
  readonly id: string;
  readonly status: RegistrationStatus;
  /** Grows with every change: sent back as `If-Match`. */
  readonly version: number;
  /** Of the person who registers, as it was verified. */
  readonly phone: string;
  /** Name of who invited. */
  readonly inviter: string;
  readonly kind?: PartnerKind;
  readonly parts: readonly PartStatus[];
  /** What the form is opened for, where staff have sent something back. */
  readonly mode?: FormMode;
  /** Why it was refused for good, or what staff say about the whole. */
  readonly reason: string;
  /**
   * The birth date has to be shown first in this session (ruling R59): what was given is then left out, and only
   * where it stands is told.
   */
  readonly isLocked: boolean;
  readonly details?: RegistrationDetails;
  readonly card?: RegistrationCard;
  readonly tax?: RegistrationTax;
  readonly bank?: RegistrationBank;
  /** The number typed in the form and the one on the card differ, and nobody has said which is right. */
  readonly numbersDiffer: boolean;
  /** Version of the words on personal data that the person has agreed to; absent before that. */
  readonly consentVersion?: string;
  readonly savedAt: string;
  readonly submittedAt?: string;
  /** When it is deleted if nobody goes on with it; empty while staff look at it, and once it is approved. */
  readonly deletedAt: string;
  /** Once it is approved: the code with which the new agent invites others, and the link to share. */
  readonly referralCode?: string;
  readonly inviteLink?: string;
}

/** What the form saves may be all or only a part: a draft that is not finished is kept as well. */
export interface SavedDetails {
  readonly details: RegistrationDetails;
  /** `false`: kept as it is and not checked; the form is not done. */
  readonly isDone: boolean;
  /** Version of the words whose box is ticked (`CONSENT_VERSIONS.registration`); a finished form needs it once. */
  readonly consentVersion?: string;
}

interface Said {
  readonly message: string;
}
const registration = under('data', same<Registration>());
const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

/** What somebody does who becomes an agent (ruling G06): in a session of its own kind, always about their own registration. */
export const onboardingEndpoints = {
  /** Also asked again and again while the documents are looked at. */
  getRegistration: endpoint<{ reply: Registration }>()({
    ...reads,
    path: 'registration',
    counted: 'polls',
    wire: { reply: registration },
  }),
  /** Opens what was given, on another device (ruling R59). */
  proveBirthDate: endpoint<{ body: { readonly birthDate: string }; reply: Registration }>()({
    ...writes,
    path: 'registration/birth-date',
    wire: { reply: registration },
  }),
  saveRegistrationDetails: endpoint<{ body: SavedDetails; reply: Registration }>()({
    ...writes,
    method: 'PUT',
    path: 'registration/details',
    wire: { reply: registration },
  }),
  /** Goes on without it (ONB-036). */
  skipRegistrationPart: endpoint<{ body: { readonly part: OptionalPart }; reply: Registration }>()({
    ...writes,
    path: 'registration/skip',
    wire: { reply: registration },
  }),
  saveRegistrationBank: endpoint<{ body: RegistrationBank; reply: Registration }>()({
    ...writes,
    method: 'PUT',
    path: 'registration/bank',
    wire: { reply: registration },
  }),
  /** To the people who look at it; pressed twice, it is sent once. */
  submitRegistration: endpoint<{ reply: Registration }>()({
    ...writes,
    path: 'registration/submit',
    wire: { reply: registration },
  }),
  /** Deletes everything that was given (law 27/2022). */
  deleteRegistration: endpoint<{ reply: Said }>()({ ...writes, path: 'registration/delete' }),
  exportRegistration: endpoint<{ reply: Blob }>()({
    ...reads,
    path: 'registration/export',
    counted: 'exports',
    binary: true,
  }),
} as const;
