import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';

/** All that a page needs to take photos, and all that a second device knows of the quote. */
export type PhotographedQuote = Pick<MotorQuoteRecord, 'id' | 'vehicleKind'>;

/** What such a page shows around itself; a second device leads nowhere back. */
export type PhotoStep = Pick<JourneyStep<MotorQuoteRecord>, 'progress' | 'back'>;
