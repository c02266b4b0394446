import { useQuery } from '@tanstack/react-query';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { todosFrom } from '#day/todo/todo-reads.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';

const FIRST_QUOTES = { perPage: '5', pageNo: '1' };

/** All that the dashboard shows. None waits for another. */
export const useHomeReads = (today: IsoDate) => ({
  profile: useQuery(queryOf(authEndpoints.getAgent)),
  due: useQuery(queryOf(listEndpoints.todayDue)),
  figures: useQuery(queryOf(listEndpoints.homeFigures)),
  quotes: useQuery(queryOf(agentEndpoints.recentQuotes, { query: FIRST_QUOTES })),
  points: useQuery(queryOf(agentEndpoints.getPoints)),
  todos: useQuery(todosFrom(today)),
  news: useQuery(queryOf(contentEndpoints.getContent, { query: { kind: 'news' } })),
});
