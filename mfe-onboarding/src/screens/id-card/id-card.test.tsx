import { aJpeg } from '@payung/shared/testing/fake-pictures.ts';
import { describe, expect, it, vi } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { dropAllDrafts, restoreDraft } from '@payung/shared/session/drafts.ts';
import { CHECK, withIdentityFrame } from '#testing/identity-frame.ts';
import { aRegistrationReply, parts, someCompany } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './id-card.screen.tsx';

const frame = withIdentityFrame();
const aCompany = aRegistrationReply({ kind: 'corporate', details: someCompany() });

const CARD = { individual: '/AOBIndividualIdCard', corporate: '/AOBCorporateIdCard' } as const;

const open = async (api: FakeReplies = {}, kind: keyof typeof CARD = 'individual') => {
  const getRegistration = kind === 'corporate' ? aCompany : aRegistrationReply();
  const view = renderRegistration(Screen, {
    route: CARD[kind],
    api: { getRegistration, identityToken: CHECK, ...api },
  });
  await screen.findByRole('checkbox');
  return view;
};

const take = async ({ user }: Awaited<ReturnType<typeof open>>): Promise<void> => {
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Take photo and selfie' }));
  await screen.findByRole('dialog');
};

describe('the identity check', () => {
  it('requests its token with the session only, without a phone number [IDV-002]', async () => {
    const view = await open();
    await take(view);
    expect(view.callsOf('identityToken').map(({ address, query }) => [address, query])).toEqual([
      ['auth/hyperverge/access-token?logkey=idCardUpload', { logkey: 'idCardUpload' }],
    ]);
  });

  it.each([
    ['user_cancelled', '/id-card-data-error', 'user Cancelled'],
    ['error', '/id-card-data-error', 'Failed Transection'],
    ['auto_declined', '/id-card-data-error', 'Auto Declined'],
    ['auto_approved', '/AOBIndividualIdCardSuccess', 'Approved'],
    ['needs_review', '/AOBIndividualIdCardSuccess', 'needs_review'],
  ])('that ended as %s leads to %s and says "%s" [IDV-010] [IDV-011]', async (status, address, text) => {
    const view = await open();
    await take(view);
    frame.end(status);
    await waitFor(() => expect(view.address()).toBe(address));
    expect(view.toasts.map((toast) => toast.text)).toEqual([text]);
  });

  it.each(['auto_approved', 'needs_review'])(
    "leads to the corporate page after %s for a company's director [IDV-011]",
    async (status) => {
      const view = await open({}, 'corporate');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ID card of the director');
      await take(view);
      frame.end(status);
      await waitFor(() => expect(view.address()).toBe('/AOBCorporateIdCardSuccess'));
    },
  );

  it('starts only after the consent, with the consent text for people who register', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Take photo and selfie' }));
    expect(screen.getByText('Please tick your agreement to the use of the photo first.')).toBeTruthy();
    expect(view.callsOf('identityToken')).toEqual([]);
    expect(document.body.textContent).not.toMatch(/insured/);
  });

  it('shows what to do and offers the file first when it does not start', async () => {
    const down = 'Verification service is not responding as expected. Please try after sometime';
    const view = await open({ identityToken: refuse({ status: 503, errCode: 4, errMsg: down }) });
    await view.user.click(screen.getByRole('checkbox'));
    await view.user.click(screen.getByRole('button', { name: 'Take photo and selfie' }));
    expect(await screen.findByText(down)).toBeTruthy();
    expect(screen.getByText(/choose a photo file instead, or continue without it/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a file' }).className).toContain('primary');
  });
});

it.each([
  ['error', 1],
  ['auto_declined', 1],
])('counts %s among the checks that failed: %s', async (status, failures) => {
  const view = await open();
  await take(view);
  frame.end(status);
  await waitFor(() => expect(view.address()).toBe('/id-card-data-error'));
  await expect.poll(() => restoreDraft('identity/own/failures')).toBe(failures);
});

it('does not count a cancelled check as a failure', async () => {
  for (const status of ['user_cancelled', 'error']) {
    const view = await open();
    await take(view);
    frame.end(status);
    await waitFor(() => expect(view.address()).toBe('/id-card-data-error'));
    view.unmount();
  }
  await expect.poll(() => restoreDraft('identity/own/failures')).toBe(1);
});

/** The running check is stored before the camera opens. */
const takeAndReload = async (): Promise<void> => {
  const first = await open();
  await take(first);
  await waitFor(async () => expect(await restoreDraft('identity/own/begun')).toBe('T-1'));
  first.unmount();
  dropAllDrafts();
};

describe('a page that is loaded again while the camera is open', () => {
  it('continues when the check has ended meanwhile', async () => {
    await takeAndReload();
    const again = await open({ ocrDetails: { status: 'auto_approved' } });
    await waitFor(() => expect(again.address()).toBe('/AOBIndividualIdCardSuccess'));
    expect(again.callsOf('ocrDetails').map(({ query }) => query)).toEqual([{ transactionId: 'T-1' }]);
  });

  it('shows that the check was not completed, and offers it again', async () => {
    await takeAndReload();
    const again = await open({ ocrDetails: {} });
    expect(await screen.findByText(/The page was reloaded while the camera was open/)).toBeTruthy();
    await take(again);
    expect(again.callsOf('identityToken')).toHaveLength(1);
  });
});

it.each([
  ['individual', '/AOBIndividualIdCardTermsandConditions'],
  ['corporate', '/AOBCorporateIdCardTermsandConditions'],
] as const)('continues without the card of kind %s to %s [ONB-036] [ONB-028]', async (kind, terms) => {
  const skipped = kind === 'corporate' ? aCompany : aRegistrationReply();
  const view = await open({ skipRegistrationPart: skipped }, kind);
  await view.user.click(screen.getByRole('button', { name: 'Skip for now' }));
  await waitFor(() => expect(view.address()).toBe(terms));
  expect(view.callsOf('skipRegistrationPart').map(({ body }) => body)).toEqual([{ part: 'idCard' }]);
});

it('sends a photo as a file, and opens the page with its result', async () => {
  const view = await open({ uploadOwnImage: { imageKey: 'key-2' } });
  await view.user.click(screen.getByRole('checkbox'));
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [aJpeg('card.jpg')] },
  });
  await waitFor(() => expect(view.address()).toBe('/AOBIndividualIdCardSuccess'));
  expect(view.callsOf('uploadOwnImage')).toHaveLength(1);
});

it('shows why staff want the photo again', async () => {
  const reason = 'The corners of the card cannot be seen.';
  await open({
    getRegistration: aRegistrationReply({
      status: 'returned',
      parts: parts({ idCard: { state: 'tryAgain', reason } }),
    }),
  });
  expect(screen.getByText(reason)).toBeTruthy();
});

it('offers the camera first, without a hint to other browsers, when there is a camera', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Take photo and selfie' }).className).toContain('primary');
  expect(screen.queryByTitle('QR code of this page')).toBeNull();
});

it('offers file, copied link and QR code when a browser inside an app has no camera', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Instagram 300.0');
  const view = await open();
  expect(screen.getByRole('button', { name: 'Choose a file' }).className).toContain('primary');
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of this page' }).value;
  expect(link).toBe(`${location.origin}${location.pathname}`);
  expect(screen.getByTitle('QR code of this page')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(link);
});

it.each([
  ['a registration that was sent', aRegistrationReply({ status: 'submitted' }), '/aob-verification'],
  ['another kind', aCompany, '/AOBCorporateIdCard'],
  [
    'a session in which the birth date is still to be shown',
    aRegistrationReply({ isLocked: true }),
    '/aob-tasks',
  ],
])('leads %s to the page of its state', async (_what, getRegistration, address) => {
  const view = renderRegistration(Screen, { route: CARD.individual, api: { getRegistration } });
  await waitFor(() => expect(view.address()).toBe(address));
});
