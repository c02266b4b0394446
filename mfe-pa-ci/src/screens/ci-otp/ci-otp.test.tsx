import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { landing } from '@payung/shared/domain/link.ts';
import { linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import {
  aVisit,
  arrivalAt,
  behindCode,
  codeServer,
  verifyPhone,
} from '@payung/shared/testing/verify-phone.tsx';
import { paCiRoutes } from '#contract/routes.ts';
import { criticalIllness } from '#product.ts';
import { QUOTE_ID, openCi } from '#testing/open-ci.ts';
import { Screen } from './ci-otp.screen.tsx';
import { screens } from '#screens.ts';

const visit = aVisit(criticalIllness, { quoteId: QUOTE_ID, stage: 'Lead Created' });
const open = (more: FakeReplies = {}, language: 'en' | 'id' = 'en') =>
  openCi(behindCode(Screen), {
    path: '/ciOtp',
    as: 'nobody',
    search: '',
    state: arrivalAt(criticalIllness),
    language,
    api: { ...codeServer(visit), ...more },
  });

describe('/ciOtp', () => {
  it('asks for the phone number first, with an invitation that names the agent [CI-002]', () => {
    open();
    expect(screen.getByText(/Sari/).textContent).toMatch(/Sari/);
    expect(screen.getByRole('textbox', { name: /mobile number/i })).toBeTruthy();
    expect(screen.queryAllByRole('textbox', { name: /Digit/ })).toEqual([]);
  });

  it('then shows six boxes of one digit each, and moves from box to box [CI-002]', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: /mobile number/i }), '081234567890');
    await user.click(screen.getByRole('button', { name: /Send OTP/ }));
    const boxes = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /Digit/ });
    expect(boxes).toHaveLength(6);
    await user.click(boxes[0]!);
    await user.keyboard('12');
    expect(boxes.map(({ value }) => value)).toEqual(['1', '2', '', '', '', '']);
    expect(document.activeElement).toBe(boxes[2]);
  });

  it('sends the link id as a customer', async () => {
    const page = open();
    await verifyPhone(page);
    const [sent] = page.callsOf('sendOtp');
    expect([sent?.body, sent?.query['isCustomerFlow']]).toEqual([
      { mobileNo: '081234567890', linkId: 'aB3dE9' },
      'true',
    ]);
  });

  it('leads with a critical-illness session to the hand-over page [OTP-023] [CI-007]', async () => {
    const page = open();
    await verifyPhone(page);
    await waitFor(() => expect(page.address()).toBe(`/cihandover?quoteId=${QUOTE_ID}`));
    expect(store.get(linkAtom)).toMatchObject({
      isActive: true,
      prefix: 'ci',
      linkId: 'aB3dE9',
      productId: '61f0c1a5e4b0a70001a3d106',
    });
  });

  it('stays on the page when the code is wrong', async () => {
    const page = open({ verifyOtp: refuse({ status: 400, errCode: 1, errMsg: 'OTP is invalid' }) });
    await verifyPhone(page);
    await waitFor(() => expect(page.callsOf('verifyOtp').length).toBeGreaterThan(0));
    expect(page.address()).toBe('/ciOtp');
    expect(store.get(linkAtom).isActive).toBe(false);
  });

  it('is the page where links lead, with its logo for link customers only [CI-001] [CI-003] [OTP-002]', async () => {
    expect((await screens.ciOtp()).Screen).toBe(Screen);
    expect(paCiRoutes.ciOtp).toEqual({ path: '/ciOtp', mode: 'link', verified: true, logo: 'link' });
    const { prefix, decryptPath, otp, stages } = criticalIllness.link;
    expect([prefix, decryptPath, otp, stages]).toEqual([
      'ci',
      'auth/decrypt-link-ci',
      '/ciOtp',
      { none: '/cihandover' },
    ]);
  });

  it('is skipped when the session of the link is verified already [CI-001]', () => {
    const { stages, expired, invalid } = criticalIllness.link;
    expect(landing(stages, 'Lead Created')).toBe('/cihandover');
    expect(landing(stages, undefined)).toBe('/cihandover');
    expect([expired, invalid]).toEqual(['/linknotvalid', '/login']);
    expect(landing(criticalIllness.leadStages, 'Lead Created')).toBe('/criticalillnesslink');
  });
});
