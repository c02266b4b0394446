import { contentCalls } from '#schemas/content.ts';
import { callRow } from '../endpoint.ts';

const reads = {
  method: 'GET',
  service: 'further',
  effect: 'reads',
  offline: true,
  origin: 'assumed',
} as const;

export const contentEndpoints = {
  /** In the order of the page. */
  getContent: callRow(contentCalls.getContent, { ...reads, path: 'agent/content' }),
  buildingCosts: callRow(contentCalls.buildingCosts, { ...reads, path: 'agent/building-costs' }),
} as const;
