import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './invite.screen.tsx';

const INVITE: DecryptedLink = {
  productId: '',
  inviter: 'Sari Wulandari',
  invite: { referralCode: 'SARI01' },
};

const show = (reply: FakeReplies['decryptLink'], linkId = 'aB3dE9') =>
  renderRegistration(Screen, {
    session: undefined,
    path: '/withoutReferralLinkRegistration/:linkId',
    route: `/withoutReferralLinkRegistration/${linkId}`,
    api: reply === undefined ? {} : { decryptLink: reply },
  });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the link that invites an agent', () => {
  it('shows the inviter for one second, then opens the registration [LINK-038]', async () => {
    const page = show(INVITE);
    await pass(0);
    expect(screen.getByText('Sari Wulandari invites you to become an agent')).toBeDefined();
    await pass(999);
    expect(page.address()).toBe('/withoutReferralLinkRegistration/aB3dE9');
    await pass(1);
    expect(page.address()).toBe('/withoutReferralLinkRegistration');
    expect(page.navigationState()).toEqual({
      inviter: 'Sari Wulandari',
      referralCode: 'SARI01',
      linkId: 'aB3dE9',
    });
    expect(page.router.state.historyAction).toBe('REPLACE');
    expect(page.callsOf('decryptLink')[0]?.query).toEqual({ id: 'aB3dE9' });
  });

  it('opens the registration after the same second, without an inviter, when the link holds no name', async () => {
    const page = show({ ...INVITE, inviter: '' });
    await pass(999);
    expect(screen.queryByText(/invites you/)).toBeNull();
    expect(page.address()).toBe('/withoutReferralLinkRegistration/aB3dE9');
    await pass(1);
    expect(page.address()).toBe('/withoutReferralLinkRegistration');
    expect(page.navigationState()).toMatchObject({ inviter: '' });
  });

  it('leads an id of another length than six to the login', async () => {
    const page = show(undefined, 'short');
    await pass(0);
    expect([page.address(), page.calls]).toEqual(['/login', []]);
    expect(page.navigationState()).toEqual({ isLinkIncomplete: true });
  });

  it.each([
    ['given link is invalid', 'linkNotMatch'],
    ['link is expired', 'linkNotValid'],
  ] as const)('leads to the login when the server answers "%s"', async (errMsg, redirect) => {
    const page = show(refuse({ status: 400, errCode: 4, errMsg }));
    await pass(0);
    expect(page.redirects).toEqual([redirect]);
    await pass(2000);
    expect(page.address()).toBe('/withoutReferralLinkRegistration/aB3dE9');
  });

  it('is refused when it is a link of a customer', async () => {
    const page = show({ productId: '65f0c1a5e4b0a70001a3b001', inviter: 'Sari' });
    await pass(0);
    expect(page.address()).toBe('/linknotmatch');
  });
});
