import { OTP } from '@payung/shared/domain/people/otp.ts';

/** The server's clock, which a test moves ahead instead of waiting; that of a page is the page's own. */
export interface PlatformClock {
  readonly advance: (seconds: number) => Promise<void>;
  /** What the server takes for now. */
  readonly now: () => Date;
  /** A phone may have its next code. */
  readonly passResendWait: () => Promise<void>;
}

export const platformClock = (platformUrl: string, token: string): PlatformClock => {
  let ahead = 0;
  const advance = async (seconds: number): Promise<void> => {
    const answer = await fetch(`${platformUrl}/api/demo/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tester-token': token },
      body: JSON.stringify({ seconds }),
    });
    if (!answer.ok) throw new Error(`The clock was not moved: ${await answer.text()}`);
    ahead += seconds;
  };
  return {
    advance,
    now: () => new Date(Date.now() + ahead * 1000),
    passResendWait: () => advance(OTP.resendAfterSeconds + 1),
  };
};
