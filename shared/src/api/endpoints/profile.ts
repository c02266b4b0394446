import type { CardReviewStatus, PartnerKind } from '#domain/onboarding/registration.ts';
import type { Codec } from '#wire/wire-names.ts';
import { record, same, under } from '#wire/wire-names.ts';
import { endpoint } from '../endpoint.ts';
import type { RegistrationBank } from './onboarding.ts';

/** A code that was sent a moment ago: changes of bank and tax data ask for one (ruling R55). */
export interface FreshCode {
  readonly key: string;
  readonly otp: number;
}

/** The ID card, or the tax number, of whoever registers or sells (ONB-016). */
export type ProfileUpdate =
  | {
      readonly kind: 'idCard';
      readonly idNumber: string;
      readonly imageKey: string;
      readonly idType: string;
      /** Which number is right, where the typed and the read one differ. */
      readonly chosen?: 'typed' | 'read';
      /** Of agents whose number changes (ruling R66); people who register have just shown one. */
      readonly code?: FreshCode;
    }
  | {
      readonly kind: 'tax';
      readonly taxId: string;
      readonly imageKey: string;
      readonly code?: FreshCode;
    };

/** The specification tells both apart by their fields alone. */
const profileUpdate: Codec<ProfileUpdate> = {
  encode: ({ kind, ...update }) =>
    kind === 'idCard'
      ? record<Omit<Extract<ProfileUpdate, { kind: 'idCard' }>, 'kind'>>({ imageKey: 'idUrl' }).encode(
          update as Omit<Extract<ProfileUpdate, { kind: 'idCard' }>, 'kind'>,
        )
      : record<Omit<Extract<ProfileUpdate, { kind: 'tax' }>, 'kind'>>({
          taxId: 'taxid',
          imageKey: 'taxIdUrl',
        }).encode(update as Omit<Extract<ProfileUpdate, { kind: 'tax' }>, 'kind'>),
  decode: (wire) => {
    const fields = wire as Readonly<Record<string, unknown>>;
    return (
      'idNumber' in fields
        ? { kind: 'idCard', ...record<object & { imageKey: string }>({ imageKey: 'idUrl' }).decode(fields) }
        : {
            kind: 'tax',
            ...record<object & { taxId: string; imageKey: string }>({
              taxId: 'taxid',
              imageKey: 'taxIdUrl',
            }).decode(fields),
          }
    ) as ProfileUpdate;
  },
};

export interface AgentDetails {
  readonly email: string;
  readonly address: string;
  readonly city: string;
  /** Of a company. */
  readonly contactEmail?: string;
  /** Certificate of the agent (ruling R55a); all empty where there is none. */
  readonly licence: {
    readonly number: string;
    readonly issuer: string;
    /** 'YYYY-MM-DD', or empty. */
    readonly expiresOn: string;
  };
  /** Sells for one insurer of this kind alone (POJK 36/2024). */
  readonly isExclusive: boolean;
}

/** What an agent has given, with numbers masked. */
export interface MyProfile {
  readonly version: number;
  readonly kind: PartnerKind;
  readonly name: string;
  readonly agentCode: string;
  readonly phone: string;
  readonly joinedOn: string;
  readonly invitedBy: string;
  readonly companyName?: string;
  readonly directorName?: string;
  readonly businessNumber?: string;
  readonly details: AgentDetails;
  readonly idCard: {
    readonly isOnFile: boolean;
    readonly number: string;
    /** Of the card that was sent last, until staff have accepted it. */
    readonly review?: {
      readonly status: CardReviewStatus;
      /** Why it was not accepted. */
      readonly reason: string;
    };
  };
  readonly tax: { readonly isOnFile: boolean; readonly number: string };
  readonly bank?: {
    readonly bankCode: string;
    readonly bankName: string;
    readonly accountHolder: string;
    readonly accountNumber: string;
  };
}

/** What strangers see of an agent on the invite page (ruling R40). */
export interface PublicCard {
  readonly fullName: string;
  readonly tier: string;
  readonly company: string;
  readonly hasPicture: boolean;
  readonly socialLinks: readonly { readonly network: string; readonly url: string }[];
  readonly achievements: readonly string[];
  readonly blogs: readonly { readonly title: string; readonly url: string }[];
  readonly testimonials: readonly { readonly name: string; readonly words: string }[];
}

export type EditedCard = Omit<PublicCard, 'fullName' | 'tier' | 'hasPicture'>;

interface Said {
  readonly message: string;
}
const reads = { method: 'GET', effect: 'reads', origin: 'assumed' } as const;
const writes = { method: 'POST', effect: 'writes', origin: 'assumed' } as const;

export const profileEndpoints = {
  /**
   * Begins a check of the own ID card, of whoever registers or sells (IDV-002). The specification's `phoneNumber`
   * is not sent: the session says whose it is (ruling R54).
   */
  identityToken: endpoint<{
    query: { readonly logkey: 'idCardUpload' };
    reply: { readonly accessToken: string; readonly transactionId: string; readonly workflow: string };
  }>()({ ...reads, effect: 'writes', path: 'auth/hyperverge/access-token', origin: 'specified' }),
  /** The own ID card, or with `of=tax` the own tax card, as a file. */
  uploadOwnImage: endpoint<{
    query: { readonly of?: 'idCard' | 'tax' };
    upload: Blob;
    reply: { readonly imageKey: string };
  }>()({
    ...writes,
    path: 'auth/own-image',
    upload: true,
    wire: { reply: under('data', record<{ readonly imageKey: string }>({ imageKey: 's3Url' })) },
  }),
  updateProfile: endpoint<{ body: ProfileUpdate; reply: Said }>()({
    method: 'PATCH',
    path: 'agent/update-profile',
    effect: 'writes',
    wire: { body: profileUpdate },
    origin: 'specified',
  }),
  getProfile: endpoint<{ reply: MyProfile }>()({
    ...reads,
    path: 'agent/profile',
    wire: { reply: under('data', same<MyProfile>()) },
  }),
  updateAgentDetails: endpoint<{ body: AgentDetails; reply: Said }>()({
    ...writes,
    method: 'PUT',
    path: 'agent/details',
  }),
  /** To the own phone, before bank or tax data are changed. */
  sendFreshCode: endpoint<{ reply: { readonly key: string; readonly message: string } }>()({
    ...writes,
    path: 'agent/fresh-code',
  }),
  updateAgentBank: endpoint<{ body: RegistrationBank & { readonly code: FreshCode }; reply: Said }>()({
    ...writes,
    method: 'PUT',
    path: 'agent/bank',
  }),
  getPublicCard: endpoint<{ reply: PublicCard }>()({
    ...reads,
    path: 'agent/public-card',
    service: 'microsite',
    wire: { reply: under('data', same<PublicCard>()) },
  }),
  savePublicCard: endpoint<{ body: EditedCard; reply: PublicCard }>()({
    ...writes,
    method: 'PUT',
    path: 'agent/public-card',
    service: 'microsite',
    wire: { reply: under('data', same<PublicCard>()) },
  }),
  uploadCardPicture: endpoint<{ upload: Blob; reply: Said }>()({
    ...writes,
    path: 'agent/public-card/picture',
    service: 'microsite',
    upload: true,
  }),
  /** The picture on the invite page of that link. */
  cardPicture: endpoint<{ params: { readonly linkId: string }; reply: Blob }>()({
    ...reads,
    path: 'invite/:linkId/picture',
    service: 'microsite',
    binary: true,
  }),
} as const;
