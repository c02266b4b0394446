import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it('lets a full page lead to a partner, and no form or call [CI-004]', () => {
  const policy = contentSecurityPolicy({
    paymentHosts: [],
    settings: { partnerUrl: 'https://partner.test' },
  });
  expect(policy).not.toMatch(/navigate-to|sandbox|partner\.test/);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toMatch(/form-action 'self'$/);
});
