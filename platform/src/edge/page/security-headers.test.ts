import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it("allows a page to open a partner's address, but no form or call to it [CI-004]", () => {
  const policy = contentSecurityPolicy({
    paymentHosts: [],
    settings: { partnerUrl: 'https://partner.test' },
  });
  expect(policy).not.toMatch(/navigate-to|sandbox|partner\.test/);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toMatch(/form-action 'self'$/);
});
