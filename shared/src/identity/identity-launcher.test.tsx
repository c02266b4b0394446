import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { LinkState } from '@payung/shared/session/session.ts';
import { aLinkVisit } from '#testing/samples/people.ts';
import { SETTINGS_ELEMENT } from '#settings.ts';
import { refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { aJpeg } from '#testing/fake-pictures.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { IDENTITY_ORIGIN, withIdentityOrigin } from '#testing/page-settings.ts';
import { FRAME_PATIENCE_MS } from './identity-dialog.tsx';
import { IdentityCheck } from './identity-launcher.tsx';
import type { IdentityTask } from './use-identity.ts';
import { FRAME } from './frame-messages.ts';

const QUOTE = '65f0c1a5e4b0a70001a3f001';
const CHECK = { accessToken: 'token', transactionId: 'T-1', workflow: 'id_card' };
const CARD = { idNumber: '3273010101900001', idType: 'KTP', imageKey: 'key-1' };
const DOWN = 'Verification service is not responding as expected. Please try after sometime';
const picture = (): Blob => new Blob(['jpeg'], { type: 'image/jpeg' });

/** The framed document comes from an origin of its own; here nobody serves it. */
const framed = { postMessage: vi.fn() };
withIdentityOrigin();
beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('');
  framed.postMessage.mockClear();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(framed as unknown as Window);
});
afterEach(() => void vi.useRealTimers());

const open = async (
  api: FakeReplies = {},
  task: Partial<IdentityTask> = {},
  language: 'en' | 'id' = 'en',
  session?: LinkState,
) => {
  const onOutcome = vi.fn();
  const onDetails = vi.fn();
  const view = renderScreen(
    <IdentityCheck quoteId={QUOTE} onOutcome={onOutcome} onDetails={onDetails} {...task} />,
    { language, session, api: { productToken: CHECK, identityImage: picture, ...api } },
  );
  await screen.findByRole('checkbox');
  return { ...view, onOutcome, onDetails };
};

/** What the framed document says, or somebody who pretends to be it. */
const say = (message: object, from: Partial<MessageEventInit> = {}): void => {
  const data = { name: FRAME.name, version: FRAME.version, ...message };
  const init = { data, origin: IDENTITY_ORIGIN, source: framed as unknown as Window, ...from };
  act(() => void window.dispatchEvent(new MessageEvent('message', init)));
};

const begin = async ({ user }: Awaited<ReturnType<typeof open>>): Promise<void> => {
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Upload ID card' }));
  await screen.findByRole('dialog');
};

const end = (status: string): void => say({ type: 'result', transactionId: 'T-1', status });

it('opens the check with token, transaction and workflow of the quote [IDV-001] [HOME-071]', async () => {
  const view = await open();
  await begin(view);
  expect(view.callsOf('productToken')[0]?.params).toEqual({ quoteId: QUOTE });
  say({ type: 'ready' });
  expect(framed.postMessage.mock.lastCall).toEqual([
    { name: FRAME.name, version: FRAME.version, type: 'start', ...CHECK, language: 'en' },
    'https://identity.example',
  ]);
});

it('frames the document of the other origin with permission for the camera only', async () => {
  await begin(await open());
  const attributes = [...(document.querySelector('iframe')?.attributes ?? [])];
  expect(Object.fromEntries(attributes.map(({ name, value }) => [name, value]))).toMatchObject({
    src: 'https://identity.example/identity/',
    sandbox: 'allow-scripts allow-same-origin allow-forms',
    allow: 'camera https://identity.example',
    referrerpolicy: 'no-referrer',
  });
});

it('shows immediately that there is no check when no origin is configured', async () => {
  document.getElementById(SETTINGS_ELEMENT)?.remove();
  const view = await open();
  await view.user.click(screen.getByRole('checkbox'));
  await view.user.click(screen.getByRole('button', { name: 'Upload ID card' }));
  expect(await screen.findByText(DOWN)).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

it('names the insured whose card it is, only where a quote has several', async () => {
  const one = await open();
  await begin(one);
  expect(one.callsOf('productToken').map(({ query }) => query)).toEqual([{}]);
  one.unmount();
  const seventh = await open({ uploadIdentity: { imageKey: 'key-7' } }, { insuredNo: 7 });
  await begin(seventh);
  await seventh.user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [aJpeg()] },
  });
  await waitFor(() => expect(seventh.callsOf('uploadIdentity')).toHaveLength(1));
  const sent = [...seventh.callsOf('productToken'), ...seventh.callsOf('uploadIdentity')];
  expect(sent.map(({ query }) => query)).toEqual([{ insuredNo: '7' }, { insuredNo: '7' }]);
});

it('starts nothing before the consent is given', async () => {
  const { user, calls } = await open();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Upload ID card' }));
  expect(screen.getByText('Please tick your agreement to the use of the photo first.')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('asks the customer for a consent of their own, and the agent for that of the insured', async () => {
  await open();
  expect(screen.getByRole('checkbox', { name: /^The insured agrees/ })).toBeTruthy();
  cleanup();
  await open({}, {}, 'en', aLinkVisit());
  expect(screen.getByRole('checkbox', { name: /^I agree/ })).toBeTruthy();
});

it.each([
  ['user_cancelled', 'user Cancelled', 'warning'],
  ['error', 'Failed Transaction', 'error'],
  ['auto_approved', 'Approved', 'success'],
  ['auto_declined', 'Auto Declined', 'error'],
  ['needs_review', 'needs_review', 'warning'],
  ['never_heard_of', 'Auto Declined', 'warning'],
])(
  'shows %s as "%s", for longer than the toast, and passes it back [IDV-003]',
  async (status, text, kind) => {
    const view = await open();
    await begin(view);
    end(status);
    expect(view.toasts).toEqual([{ kind, text }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      screen.getByText(text).closest('[role=alert], [role=status]')?.textContent?.length,
    ).toBeGreaterThan(text.length + 20);
    expect(view.onOutcome.mock.calls).toEqual([[status]]);
  },
);

it('treats closing the check as cancelling it, and offers it again', async () => {
  const view = await open();
  await begin(view);
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(view.onOutcome).toHaveBeenCalledWith('user_cancelled');
  await view.user.click(screen.getByRole('button', { name: /Upload ID card/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(view.callsOf('productToken')).toHaveLength(2);
});

it('ignores messages of other origins, windows, versions and checks', async () => {
  const view = await open();
  await begin(view);
  const result = { type: 'result', transactionId: 'T-1', status: 'auto_approved' };
  say(result, { origin: 'https://evil.example' });
  // The page's own origin is none of the frame's.
  say(result, { origin: location.origin });
  say(result, { source: window });
  say({ ...result, version: 2 });
  say({ ...result, name: 'other' });
  say({ ...result, transactionId: 'T-2' });
  expect(view.onOutcome).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

const approved = async (api: FakeReplies) => {
  const view = await open(api);
  await begin(view);
  vi.useFakeTimers();
  end('auto_approved');
  return view;
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What an answer changes shows in a later turn. */
const settle = () => pass(50);

describe('after the check', () => {
  it('reads the card after 5000 ms, not before, with the transaction [IDV-012]', async () => {
    const view = await approved({ ocrDetails: { status: 'auto_approved', ocrDetails: CARD } });
    expect(screen.getByText('Reading the card…')).toBeTruthy();
    await pass(4999);
    expect(view.callsOf('ocrDetails')).toHaveLength(0);
    await pass(1);
    expect(view.callsOf('ocrDetails').map((seen) => seen.query)).toEqual([{ transactionId: 'T-1' }]);
    await settle();
    expect(view.onDetails.mock.calls).toEqual([[CARD]]);
    expect(screen.queryByText('Reading the card…')).toBeNull();
    expect(screen.getByText(/327•+0001/)).toBeTruthy();
    await pass(60_000);
    expect(view.callsOf('ocrDetails')).toHaveLength(1);
  });

  it('reads again every 5 seconds, and shows what to do after a minute [IDV-012]', async () => {
    const view = await approved({ ocrDetails: { status: 'auto_approved' } });
    await pass(15_000);
    expect(view.callsOf('ocrDetails')).toHaveLength(3);
    await pass(45_000);
    await settle();
    expect(screen.getByText(/type its number yourself/)).toBeTruthy();
    await pass(30_000);
    expect(view.callsOf('ocrDetails')).toHaveLength(12);
    fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
    await pass(5050);
    expect(view.callsOf('ocrDetails')).toHaveLength(13);
  });

  it('shows that the verification service does not answer, and reads again on demand [IDV-016]', async () => {
    const answers = [refuse({ status: 503, errCode: 4, errMsg: DOWN }), { ocrDetails: CARD }];
    const view = await approved({ ocrDetails: () => answers.shift() ?? {} });
    await pass(5000);
    await settle();
    expect(screen.getByText(DOWN)).toBeTruthy();
    expect(view.onDetails).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
    await pass(5000);
    await settle();
    expect(view.onDetails).toHaveBeenCalledWith(CARD);
    expect(screen.queryByText(DOWN)).toBeNull();
  });

  it('trusts the result of the server, not that of the browser', async () => {
    const view = await approved({ ocrDetails: { status: 'auto_declined' } });
    await pass(5000);
    await settle();
    expect(view.onOutcome.mock.calls).toEqual([['auto_approved'], ['auto_declined']]);
    expect(view.onDetails).not.toHaveBeenCalled();
    expect(screen.getByText('Auto Declined')).toBeTruthy();
  });
});

it.each([
  ['en', 'Upload ID card', DOWN],
  ['id', 'Unggah KTP', 'Layanan verifikasi sedang terganggu. Silakan coba beberapa saat lagi'],
] as const)(
  'says so when the service is down at the beginning, in the language %s [IDV-016]',
  async (language, upload, words) => {
    const view = await open(
      { productToken: refuse({ status: 503, errCode: 4, errMsg: DOWN }) },
      {},
      language,
    );
    await view.user.click(screen.getByRole('checkbox'));
    await view.user.click(screen.getByRole('button', { name: upload }));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

it("reports a failed check when the provider's script does not load", async () => {
  const view = await open();
  await view.user.click(screen.getByRole('checkbox'));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(screen.getByRole('button', { name: 'Upload ID card' }));
  await screen.findByRole('dialog');
  await act(() => vi.advanceTimersByTimeAsync(FRAME_PATIENCE_MS));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(DOWN)).toBeTruthy();
});

it('reads the cards of two insureds apart, also over a reload', async () => {
  const first = await open({ ocrDetails: {} }, { insuredNo: 1 });
  await begin(first);
  end('auto_approved');
  expect(await screen.findByText('Reading the card…')).toBeTruthy();
  first.unmount();
  const seventh = await open({}, { insuredNo: 7 });
  expect(screen.queryByText('Reading the card…')).toBeNull();
  seventh.unmount();
  await open({ ocrDetails: {} }, { insuredNo: 1 });
  expect(await screen.findByText('Reading the card…')).toBeTruthy();
});
