import { call } from '@payung/shared/api/client.ts';
import { identityEndpoints } from '#api/endpoints/identity.ts';
import type { StartedCheck } from '#schemas/identity.ts';
import { profileEndpoints } from '#api/endpoints/profile.ts';

/** Whose card it is: of a quote's insured, or the own card of a person who registers or sells. */
export type CardSubject =
  | {
      readonly kind: 'quote';
      readonly quoteId: string;
      /** The first insured where it is left out. */
      readonly insuredNo?: number | undefined;
    }
  | { readonly kind: 'own' };

interface CardCalls {
  /** Key of the subject among the drafts and caches of the signed-in person. */
  readonly key: string;
  readonly begin: () => Promise<StartedCheck>;
  readonly send: (file: Blob) => Promise<{ readonly imageKey: string }>;
}

/** Of the own card the session says whose it is: no phone is sent (IDV-002, ruling R54). */
const OWN: CardCalls = {
  key: 'own',
  begin: () => call(profileEndpoints.identityToken, { query: { logkey: 'idCardUpload' } }),
  send: (file) => call(profileEndpoints.uploadOwnImage, { query: {}, upload: file }),
};

/** The calls of a card, by its subject. */
export const cardCallsOf = (subject: CardSubject): CardCalls => {
  if (subject.kind === 'own') return OWN;
  const { quoteId, insuredNo } = subject;
  // Where nobody is named the server means the first insured.
  const input = {
    params: { quoteId },
    ...(insuredNo === undefined ? {} : { query: { insuredNo: String(insuredNo) } }),
  };
  return {
    key: insuredNo === undefined ? quoteId : `${quoteId}/${insuredNo}`,
    begin: () => call(identityEndpoints.productToken, input),
    send: (file) => call(identityEndpoints.uploadIdentity, { ...input, upload: file }),
  };
};
