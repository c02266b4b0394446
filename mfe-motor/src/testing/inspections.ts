import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import type { InspectionDocuments, InspectionPhoto, InspectionState } from '#contract/schemas/inspection.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { CAR_SLOTS, DAMAGE_SLOTS } from '#rules/inspection.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import { motorServer } from './motor-server.ts';
import type { MotorReplies } from './motor-server.ts';
import { aKnownCustomer } from './quotes.ts';

const photoIdOf = (slot: PhotoSlot): string => `photo-of-${slot}`;

export const aPhoto = (slot: PhotoSlot, change: Partial<InspectionPhoto> = {}): InspectionPhoto => ({
  slot,
  photoId: photoIdOf(slot),
  description: '',
  sentAt: '2027-02-01T04:00:00.000Z',
  source: 'camera',
  ...change,
});

/** Nothing was photographed yet. */
export const wanted = (change: Partial<InspectionDocuments> = {}): InspectionDocuments => ({
  status: 'wanted',
  round: 0,
  wantedSlots: CAR_SLOTS,
  photos: [],
  ...change,
});

/** Photos of those slots are there, all others are wanted. */
export const partly = (...slots: readonly PhotoSlot[]): InspectionDocuments =>
  wanted({
    wantedSlots: CAR_SLOTS.filter((slot) => !slots.includes(slot)),
    photos: slots.map((slot) => aPhoto(slot)),
  });

export const complete = (change: Partial<InspectionDocuments> = {}): InspectionDocuments => ({
  ...partly(...CAR_SLOTS),
  ...change,
});

export const underReview = (): InspectionDocuments =>
  complete({ status: 'underReview', round: 1, submittedAt: '2027-02-01T05:00:00.000Z' });

export const approved = (): InspectionDocuments =>
  complete({ status: 'approved', round: 1, approvedUntil: '2027-02-14' });

/** The registration has glare and the left side is blurred. */
export const flagged = (): InspectionDocuments => ({
  status: 'flagged',
  round: 1,
  wantedSlots: ['left', 'registration'],
  submittedAt: '2027-02-01T05:00:00.000Z',
  decidedAt: '2027-02-01T06:00:00.000Z',
  photos: CAR_SLOTS.map((slot) => {
    if (slot === 'left') return aPhoto(slot, { flag: { reason: 'blurred', note: '' } });
    if (slot === 'registration')
      return aPhoto(slot, { flag: { reason: 'glare', note: 'The plate number is hidden' } });
    return aPhoto(slot);
  }),
});

/** What the quote's record says of them. */
export const stateOf = ({
  photos: _photos,
  submittedAt: _submitted,
  decidedAt: _decided,
  handoff: _handoff,
  ...state
}: InspectionDocuments): InspectionState => state;

interface Settings {
  readonly quote?: MotorQuoteRecord;
  readonly documents?: InspectionDocuments;
}

/** A server that remembers the photos it was sent; `state` is what it holds. */
export const inspectionServer = ({ quote = aKnownCustomer(), documents = wanted() }: Settings = {}) => {
  const state = { quote, documents };
  const withPhoto = (photo: InspectionPhoto): InspectionDocuments => ({
    ...state.documents,
    wantedSlots: state.documents.wantedSlots.filter((slot) => slot !== photo.slot),
    photos: [...state.documents.photos.filter(({ slot }) => slot !== photo.slot), photo],
  });
  const put = ({ params, query }: SeenCall): InspectionDocuments => {
    const slot = [...CAR_SLOTS, ...DAMAGE_SLOTS].find((each) => each === params['slot']);
    if (slot === undefined) throw new Error('No such slot.');
    const source = query['source'] as InspectionPhoto['source'];
    const sentAt = '2027-02-01T07:00:00.000Z';
    return (state.documents = withPhoto(aPhoto(slot, { photoId: params['photoId'] ?? '', source, sentAt })));
  };
  const api: MotorReplies = {
    ...motorServer({ quote }),
    getMotorQuote: () => state.quote,
    getQuote: () => state.quote,
    inspectionDocuments: () => state.documents,
    inspectionPhoto: () => new Blob(['a photo'], { type: 'image/jpeg' }),
    putInspectionPhoto: put,
    describePhoto: ({ params, body }) => {
      const { desc } = body as { desc: string };
      const photo = state.documents.photos.find(({ photoId }) => photoId === params['photoId']);
      if (photo === undefined) throw new Error('No such photo.');
      return (state.documents = withPhoto({ ...photo, description: desc }));
    },
    removePhoto: ({ params }) => {
      const photos = state.documents.photos.filter(({ photoId }) => photoId !== params['photoId']);
      return (state.documents = { ...state.documents, photos });
    },
    submitInspection: () => {
      state.quote = { ...state.quote, stage: 'Qc Checked', inspection: stateOf(underReview()) };
      return (state.documents = { ...underReview(), photos: state.documents.photos });
    },
    createHandoff: {
      link: 'https://payung.example/app/motorphotohandoff#a-token',
      expiresAt: '2027-02-01T05:30:00.000Z',
    },
    revokeHandoff: () => {
      const { handoff: _ended, ...others } = state.documents;
      return (state.documents = others);
    },
  };
  return { api, state, put };
};
