import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import type { DecisionForm, ReviewItem, ReviewPhoto, ReviewSet } from '#contract/schemas/review.ts';
import { CAR_SLOTS } from '#rules/inspection.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { Frame } from '#screens.ts';
import { car, motorcycle } from '#product.ts';
import type { MotorReplies } from './motor-server.ts';
import { QUOTE_ID } from './quotes.ts';

export const OTHER_ID = '65f0c1a5e4b0a70001a3f202';
const NOW = '2027-02-01T05:00:00.000Z';

/** Waits for an hour and a half. */
export const aReviewItem = (change: Partial<ReviewItem> = {}): ReviewItem => ({
  quoteId: QUOTE_ID,
  code: 'Q300001',
  vehicle: 'Toyota Avanza 2023',
  plate: 'B 1234 ABC',
  submittedAt: '2027-02-01T03:30:00.000Z',
  round: 1,
  status: 'waiting',
  isOverdue: false,
  ...change,
});

/** Waits for five hours and ten minutes. */
export const anOverdueItem = (change: Partial<ReviewItem> = {}): ReviewItem =>
  aReviewItem({
    quoteId: OTHER_ID,
    code: 'Q300002',
    vehicle: 'Honda BeAT 2024',
    plate: 'D 4321 XY',
    submittedAt: '2027-01-31T23:50:00.000Z',
    isOverdue: true,
    ...change,
  });

const aPhoto = (slot: ReviewPhoto['slot'], change: Partial<ReviewPhoto> = {}): ReviewPhoto => ({
  slot,
  photoId: `photo-${slot}`,
  description: '',
  sentAt: '2027-02-01T03:20:00.000Z',
  source: 'camera',
  hints: [],
  width: 2560,
  height: 1920,
  resembles: [],
  isAccepted: false,
  ...change,
});

/** Eight photos of an Avanza; the second is an older file that looks like one of another quote. */
export const aReviewSet = (change: Partial<ReviewSet> = {}): ReviewSet => ({
  quoteId: QUOTE_ID,
  code: 'Q300001',
  round: 1,
  status: 'waiting',
  submittedAt: '2027-02-01T03:30:00.000Z',
  entered: {
    insuredName: 'Budi Santoso',
    vehicle: 'Toyota Avanza 2023',
    plate: 'B 1234 ABC',
    chassisNo: 'MHKA1BA1JFK012345',
    engineNo: '1NRF123456',
    year: 2023,
    coverage: 'comprehensive',
    sumInsured: 170_000_000,
    accessories: 0,
    isModelListed: true,
    guidePrice: 170_000_000,
    isPriceUnusual: false,
  },
  photos: CAR_SLOTS.map((slot) =>
    slot === 'rear'
      ? aPhoto(slot, {
          source: 'file',
          takenAt: '2027-01-29T02:00:00.000Z',
          hints: ['dark', 'blurred'],
          resembles: [{ code: 'Q300009', slot: 'front' }],
        })
      : aPhoto(slot),
  ),
  audit: [{ at: '2027-02-01T03:30:00.000Z', who: 'customer', what: 'submitted' }],
  ...change,
});

export const lease = (isMine: boolean) => ({
  reviewer: isMine ? 'Rina Kartika' : 'Joko Kartika',
  isMine,
  until: '2027-02-01T05:02:00.000Z',
});

export const decisionOfJoko = {
  decision: 'flag',
  reviewer: 'Joko Kartika',
  decidedAt: '2027-02-01T04:59:00.000Z',
  reason: '',
} as const;

const decided = (set: ReviewSet, form: DecisionForm): ReviewSet => {
  const { lease: _ended, ...others } = set;
  return {
    ...others,
    status: 'decided',
    decision: {
      decision: form.decision,
      reviewer: 'Rina Kartika',
      decidedAt: NOW,
      reason: form.reason,
    },
  };
};

const late = (set: ReviewSet, message: string) =>
  refuse({ status: 409, errCode: 1, errMsg: { message, ...set } });

/** One set, as the server keeps it; `change` is what others do to it meanwhile. */
export const reviewServer = (first = aReviewSet(), items: readonly ReviewItem[] = [anOverdueItem()]) => {
  let set = first;
  const take = (): ReviewSet => {
    set = { ...set, status: 'inReview', lease: lease(true) };
    return set;
  };
  const api: MotorReplies = {
    reviewQueue: { total: items.length, waiting: items.length, overdue: 1, items },
    openReview: () => set,
    reviewPhoto: () => new Blob(['jpeg'], { type: 'image/jpeg' }),
    leaseReview: ({ body }) => {
      if (set.status === 'decided') return late(set, 'Joko Kartika has already decided about these photos');
      const isHeld = set.lease?.isMine === false && !(body as { takeOver: boolean }).takeOver;
      return isHeld ? late(set, 'Joko Kartika is reviewing these photos') : take();
    },
    releaseReview: { released: true },
    decideReview: ({ body }) => {
      if (set.status === 'decided') return late(set, 'Joko Kartika has already decided about these photos');
      set = decided(set, body as DecisionForm);
      return set;
    },
  };
  return {
    api,
    change: (part: Partial<ReviewSet>): void => {
      set = { ...set, ...part };
    },
  };
};

interface Options {
  readonly route: string;
  readonly api: MotorReplies;
  readonly language?: 'en' | 'id';
  /** Intervals pass when the test says so; `waitFor` then looks only when the page changes. */
  readonly holdsIntervals?: boolean;
}

/** Opens a page of the reviewers at noon in Jakarta. */
export const openReview = (Screen: ComponentType, { holdsIntervals = false, ...options }: Options) => {
  vi.useFakeTimers({
    toFake: holdsIntervals ? ['Date', 'setInterval', 'clearInterval'] : ['Date'],
    now: new Date(NOW),
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return renderScreen(<Screen />, {
    session: anAgent({ userType: 'Staff', firstName: 'Rina', lastName: 'Kartika' }),
    products: [car, motorcycle],
    endpoints: motorEndpoints,
    frame: (screen) => <Frame>{screen}</Frame>,
    ...options,
  });
};
