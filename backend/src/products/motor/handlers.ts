import type { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import type { Handlers } from '#areas/area.ts';
import { inspectionHandlers } from './inspection-handlers.ts';
import { quoteHandlers } from './quote-handlers.ts';
import { reviewHandlers } from './review-handlers.ts';

export const motorHandlers: Handlers<typeof motorCalls> = {
  ...quoteHandlers,
  ...inspectionHandlers,
  ...reviewHandlers,
};
