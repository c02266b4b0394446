import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { aRegistrationReply } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './verification.screen.tsx';

const waiting = aRegistrationReply({ status: 'submitted', submittedAt: '2026-11-22T02:30:00.000Z' });

const show = (reply: () => Registration) =>
  renderRegistration(Screen, { route: '/aob-verification', api: { getRegistration: reply } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('waiting for the documents to be verified [ONB-005]', () => {
  it('shows that a message follows and the page may be closed', async () => {
    show(() => waiting);
    await pass(0);
    expect(screen.getByRole('heading', { name: 'We are checking your documents' })).toBeDefined();
    expect(screen.getByText(/You will be notified as soon as there is a decision/)).toBeDefined();
    expect(screen.getByText(/You may close this page/)).toBeDefined();
    expect(screen.getByText('Sent on 22/11/2026, 09:30 WIB')).toBeDefined();
  });

  it.each([
    ['approved', '/aob-success'],
    ['returned', '/aob-tasks'],
    ['refused', '/aob-error'],
  ] as const)('leaves the page within ten seconds once the registration is %s', async (status, address) => {
    let now: Registration = waiting;
    const page = show(() => now);
    await pass(0);
    now = { ...waiting, status };
    await pass(9000);
    expect(page.address()).toBe('/aob-verification');
    await pass(1001);
    expect(page.address()).toBe(address);
  });

  it('does not poll while the page is hidden', async () => {
    const page = show(() => waiting);
    await pass(0);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const before = page.callsOf('getRegistration').length;
    await pass(60_000);
    expect(page.callsOf('getRegistration').length).toBe(before);
  });

  it('polls at once when "Check again" is pressed', async () => {
    let now: Registration = waiting;
    const page = show(() => now);
    await pass(0);
    now = { ...waiting, status: 'approved' };
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(0);
    expect(page.address()).toBe('/aob-success');
  });
});
