import { refused } from '#core/http/api-refusal.ts';
import { sharedText } from '#core/http/texts.ts';
import type { Quote } from './tables.ts';

/** A quote that staff refused for good is neither changed nor paid any more; the text gives the reason. */
export const requireNotRejected = ({ rejection }: Pick<Quote, 'rejection'>): void => {
  if (rejection === null) return;
  throw refused(sharedText('notice.quoteRejected'), { values: { reason: rejection.reason } });
};
