import { describeParallelRequests } from './testing/parallel-requests.ts';

describeParallelRequests({
  parallel: 200,
  room: {},
  answered: {
    toPhone: { 200: 12, 429: 188 },
    ofNetwork: { 200: 120, 429: 80 },
    wrongCodes: { 400: 200 },
    wrongLinks: { 400: 100, 403: 100 },
    promoCodes: { 422: 10, 429: 190 },
  },
});
