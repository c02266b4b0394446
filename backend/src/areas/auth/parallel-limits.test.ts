import { describeParallelRequests } from './testing/parallel-requests.ts';

describeParallelRequests({
  parallel: 40,
  room: { codesForNetwork: 30, wrongLinks: 20 },
  answered: {
    toPhone: { 200: 12, 429: 28 },
    ofNetwork: { 200: 30, 429: 10 },
    wrongCodes: { 400: 40 },
    wrongLinks: { 400: 20, 403: 20 },
    promoCodes: { 422: 10, 429: 30 },
  },
});
