import type { Paging } from '@payung/shared/api/endpoints/agent.ts';
import type { Page } from '#repositories/notifications.ts';

const MAX_PER_PAGE = 100;

/** Pages count from 1; nobody gets more than a hundred at once. */
export const pageOf = ({ perPage, pageNo }: Paging): Page => {
  const limit = Math.min(Math.max(1, Number(perPage)), MAX_PER_PAGE);
  return { limit, offset: (Math.max(1, Number(pageNo)) - 1) * limit };
};
