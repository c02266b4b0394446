import { contentCalls } from '#schemas/content.ts';
import { endpoint } from '../endpoint.ts';

const reads = {
  method: 'GET',
  service: 'further',
  effect: 'reads',
  offline: true,
  origin: 'assumed',
} as const;

export const contentEndpoints = {
  /** In the order of the page. */
  getContent: endpoint(contentCalls.getContent, { ...reads, path: 'agent/content' }),
  buildingCosts: endpoint(contentCalls.buildingCosts, { ...reads, path: 'agent/building-costs' }),
} as const;
