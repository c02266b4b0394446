import type { ChecklistItem, FlagReason, PhotoHint, PhotoSlot, PhotoSource } from '#rules/inspection.ts';
import type { InspectionState } from './record.ts';

export interface PhotoFlag {
  readonly reason: FlagReason;
  readonly note: string;
}

/** A photo that the server holds. */
export interface InspectionPhoto {
  readonly slot: PhotoSlot;
  /** Made by the device, a UUID: the same photo sent twice is one. */
  readonly photoId: string;
  /** Of damage, in the customer's words. */
  readonly description: string;
  /** When it arrived, ISO 8601. */
  readonly sentAt: string;
  readonly source: PhotoSource;
  readonly flag?: PhotoFlag;
}

/** The photos of a quote's vehicle (MOT-055). */
export interface InspectionDocuments extends InspectionState {
  readonly photos: readonly InspectionPhoto[];
  /** When the newest set was submitted and decided, ISO 8601. */
  readonly submittedAt?: string;
  readonly decidedAt?: string;
  /** A second device may send photos until then; `isOpened` once it has. */
  readonly handoff?: { readonly expiresAt: string; readonly isOpened: boolean };
}

/** What a second device gets for the token of its link: a key to the photos of one quote, and nothing of a person. */
export interface OpenedHandoff {
  readonly cipher: string;
  readonly quoteId: string;
  readonly productId: string;
}

/** What the device says of a photo that it sends. */
export interface PhotoFacts {
  readonly source: PhotoSource;
  /** From the picture itself, ISO 8601; shown to reviewers, never trusted. */
  readonly takenAt?: string;
  /** Hints that were shown and ignored, with commas between them. */
  readonly hints?: string;
}

export type ReviewStatus = 'waiting' | 'inReview' | 'decided';

/** Somebody looks at the set; ends by itself. */
export interface ReviewLease {
  readonly reviewer: string;
  readonly isMine: boolean;
  readonly until: string;
}

export interface ReviewItem {
  readonly quoteId: string;
  readonly code: string;
  /** `Toyota Avanza 2023`. */
  readonly vehicle: string;
  readonly plate: string;
  readonly submittedAt: string;
  readonly round: number;
  readonly status: ReviewStatus;
  readonly isOverdue: boolean;
  readonly lease?: ReviewLease;
  readonly decision?: ReviewDecision;
}

export interface ReviewQueue {
  readonly total: number;
  readonly waiting: number;
  readonly overdue: number;
  readonly items: readonly ReviewItem[];
}

export type Decision = 'approve' | 'flag' | 'reject';

export interface ReviewDecision {
  readonly decision: Decision;
  readonly reviewer: string;
  readonly decidedAt: string;
  readonly reason: string;
}

/** A photo as a reviewer sees it. */
export interface ReviewPhoto extends InspectionPhoto {
  readonly takenAt?: string;
  readonly hints: readonly PhotoHint[];
  readonly width: number;
  readonly height: number;
  /** Looks like a photo of another slot or another quote: a hint, never a refusal. */
  readonly resembles: readonly { readonly code: string; readonly slot: PhotoSlot }[];
  /** From an earlier set, and not flagged then. */
  readonly isAccepted: boolean;
}

/** One set of photos beside what was entered. */
export interface ReviewSet {
  readonly quoteId: string;
  readonly code: string;
  readonly round: number;
  readonly status: ReviewStatus;
  readonly submittedAt: string;
  readonly entered: {
    readonly insuredName: string;
    readonly vehicle: string;
    readonly plate: string;
    readonly chassisNo: string;
    readonly engineNo: string;
    readonly year: number;
    readonly coverage: 'comprehensive' | 'totalLoss';
    readonly sumInsured: number;
    readonly accessories: number;
    readonly isModelListed: boolean;
    /** Whole rupiah; absent for a model that is not listed. */
    readonly guidePrice?: number;
    /** More than 15 percent apart from the guide price (ruling R17). */
    readonly isPriceUnusual: boolean;
  };
  readonly photos: readonly ReviewPhoto[];
  readonly lease?: ReviewLease;
  readonly decision?: ReviewDecision;
  readonly audit: readonly { readonly at: string; readonly who: string; readonly what: string }[];
}

export interface DecisionForm {
  /** The round that the reviewer saw. */
  readonly round: number;
  readonly decision: Decision;
  readonly checked: readonly ChecklistItem[];
  readonly flags: readonly (PhotoFlag & { readonly photoId: string })[];
  /** Of a rejection, for agent and customer. */
  readonly reason: string;
}
