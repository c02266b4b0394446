import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { anAgent } from '@payung/shared/testing/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { motorEndpoints } from '#contract/endpoints.ts';
import { Frame } from '#screens.ts';
import { car, motorcycle } from '#product.ts';
import type { MotorReplies } from './motor-server.ts';
import { NOW } from './reviews.ts';

interface Options {
  readonly route: string;
  readonly api: MotorReplies;
  readonly language?: 'en' | 'id';
  /** Intervals pass when the test says so; `waitFor` then looks only when the page changes. */
  readonly holdsIntervals?: boolean;
}

/** Opens a page of the reviewers at noon in Jakarta. */
export const openReview = (Screen: ComponentType, { holdsIntervals = false, ...options }: Options) => {
  vi.useFakeTimers({
    toFake: holdsIntervals ? ['Date', 'setInterval', 'clearInterval'] : ['Date'],
    now: new Date(NOW),
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return renderScreen(<Screen />, {
    session: anAgent({ userType: 'Staff', firstName: 'Rina', lastName: 'Kartika' }),
    products: [car, motorcycle],
    endpoints: motorEndpoints,
    frame: (screen) => <Frame>{screen}</Frame>,
    ...options,
  });
};
