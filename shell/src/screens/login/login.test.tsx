import { screen } from '@testing-library/react';
import { Navigate, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { VerifiedOtp } from '@payung/shared/schemas/auth.ts';
import { LAST_LINK_KEY } from '@payung/shared/session/persistence.ts';
import { agentAtom, registrantAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { anAgent, anAgentUser, aLinkVisit, aRegistrant } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { inPage } from '#testing/open-page.tsx';
import { nextAddress, Screen } from './login.screen.tsx';

const openLogin = (userType = 'Mitra', route = '/login', reply: Partial<VerifiedOtp> = {}) =>
  renderScreen(<Screen />, {
    frame: inPage,
    route,
    api: {
      sendOtp: { key: 'otp-key', message: 'sent' },
      verifyOtp: {
        message: 'ok',
        token: 'new-token',
        userInfo: 'new-info',
        user: anAgentUser({ userType }),
        ...reply,
      },
      logout: { message: 'ok' },
    },
  });

const logIn = async ({ user }: ReturnType<typeof openLogin>) => {
  await user.type(screen.getByLabelText(/Mobile number/), '081234567890');
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  const [first] = await screen.findAllByRole('textbox');
  await user.click(first!);
  await user.paste('123456');
  const verify = screen.queryByRole('button', { name: 'Verify OTP' });
  if (verify !== null) await user.click(verify);
};

/** A page that leads to the login, with what it says on the way. */
const Leaving = ({ saying }: { readonly saying: object }) =>
  useLocation().pathname === '/login' ? <Screen /> : <Navigate to="/login" state={saying} replace />;

const openFrom = (saying: object, session?: ReturnType<typeof anAgent>) =>
  renderScreen(<Leaving saying={saying} />, { frame: inPage, path: '*', route: '/kite/aB3', session });

describe('whoever comes by a link that is not whole', () => {
  const INCOMPLETE =
    'This link is incomplete. Please open it again from the message, or ask your agent for a new one.';

  it.each([
    ['nobody is signed in', undefined],
    ['an agent is signed in', anAgent()],
  ])('reads so in one line where %s [LINK-001] [R81]', (_who, session) => {
    openFrom({ isLinkIncomplete: true }, session);
    expect(screen.getByText(INCOMPLETE)).toBeDefined();
  });

  it('reads so, too, where another link was opened before', () => {
    sessionStorage.setItem(LAST_LINK_KEY, JSON.stringify({ prefix: 'kite', linkId: 'aB3dE9' }));
    openFrom({ isLinkIncomplete: true });
    expect(screen.getByRole('button', { name: 'Open the link again' })).toBeDefined();
    expect(screen.getByText(INCOMPLETE)).toBeDefined();
  });

  it('alone does', () => {
    openFrom({});
    expect(screen.queryByText(INCOMPLETE)).toBeNull();
  });
});

describe('logging in', () => {
  it('leads a Mitra agent to /oonahome [SHELL-006]', async () => {
    const page = openLogin('Mitra');
    await logIn(page);
    await expect.poll(page.address).toBe('/oonahome');
    expect(store.get(agentAtom)?.token).toBe('new-token');
  });

  it('leads a Commercial agent to /commercialhome [SHELL-007]', async () => {
    const page = openLogin('Commercial');
    await logIn(page);
    await expect.poll(page.address).toBe('/commercialhome');
  });

  it('leads a Support agent to /commercialsupport [SHELL-008]', async () => {
    const page = openLogin('Support');
    await logIn(page);
    await expect.poll(page.address).toBe('/commercialsupport');
  });

  it('leads an agent of any other type to /oonahome [SHELL-009]', async () => {
    const page = openLogin('Broker');
    await logIn(page);
    await expect.poll(page.address).toBe('/oonahome');
  });

  it('leads staff to their own home (ruling R18)', async () => {
    const page = openLogin('Staff');
    await logIn(page);
    await expect.poll(page.address).toBe('/staffhome');
  });

  it('leads to the page that asked for the login', async () => {
    const page = openLogin('Mitra', '/login?next=%2Frecruit');
    await logIn(page);
    await expect.poll(page.address).toBe('/recruit');
  });

  it('leads to the own home, even when `next` is the home of another user type [SHELL-008]', async () => {
    const page = openLogin('Support', '/login?next=%2Foonahome');
    await logIn(page);
    await expect.poll(page.address).toBe('/commercialsupport');
  });

  it('does not follow an address of another site', async () => {
    const page = openLogin('Mitra', '/login?next=%2F%2Fevil.test');
    await logIn(page);
    await expect.poll(page.address).toBe('/oonahome');
  });
});

it('keeps an agent signed in who opens the login page', () => {
  renderScreen(<Screen />, { frame: inPage, session: anAgent(), route: '/login' });
  expect(screen.getByText('You are logged in as Sari Wulandari.')).toBeDefined();
  expect(store.get(agentAtom)).toBeDefined();
});

describe('in a tab that opened a share link', () => {
  it('says that the session has ended and opens the same link again', async () => {
    sessionStorage.setItem(LAST_LINK_KEY, JSON.stringify({ prefix: 'kite', linkId: 'aB3dE9' }));
    const { user, address } = openLogin();
    expect(screen.getByRole('heading', { name: 'Your session has ended' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Open the link again' }));
    expect(address()).toBe('/kite/aB3dE9');
  });

  it('leads to the own offer after the browser was closed, and agents to the login', async () => {
    localStorage.setItem(LAST_LINK_KEY, JSON.stringify({ prefix: 'kite', linkId: 'aB3dE9' }));
    const { user, address, unmount } = openLogin();
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Open my offer again' }));
    expect(address()).toBe('/kite/aB3dE9');
    unmount();
    const page = openLogin();
    await page.user.click(screen.getByRole('button', { name: 'I am an agent' }));
    await logIn(page);
    await expect.poll(page.address).toBe('/oonahome');
    expect(localStorage.getItem(LAST_LINK_KEY)).toBeNull();
  });

  it('does not say that the session has ended while it is open', () => {
    sessionStorage.setItem(LAST_LINK_KEY, JSON.stringify({ prefix: 'kite', linkId: 'aB3dE9' }));
    renderScreen(<Screen />, { frame: inPage, session: aLinkVisit({ prefix: 'kite' }), route: '/login' });
    expect(screen.queryByRole('heading', { name: 'Your session has ended' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Back to my insurance' })).toBeDefined();
  });
});

describe('a phone that belongs to no active agent', () => {
  const PAGES = new Set(['/aob-tasks', '/inactiveuser', '/registerhere']);
  const opened = { token: 'r', registrationId: '65f0c1a5e4b0a70001a3a001', status: 'returned' } as const;
  const open = (verifyOtp: VerifiedOtp, deployed: ReadonlySet<string> = PAGES) => {
    store.set(deployedPathsAtom, deployed);
    return renderScreen(<Screen />, {
      frame: inPage,
      route: '/login',
      api: { sendOtp: { key: 'otp-key', message: 'sent' }, verifyOtp },
    });
  };

  it('leads to the open registration (ruling R50)', async () => {
    const page = open({ message: 'ok', registration: opened });
    await logIn(page);
    await expect.poll(page.address).toBe('/aob-tasks');
    expect(store.get(registrantAtom)).toEqual({ token: 'r', registrationId: '65f0c1a5e4b0a70001a3a001' });
    expect(page.router.state.historyAction).toBe('REPLACE');
  });

  it('leads an inactive agent to the notice, once the phone is proved (ruling R50)', async () => {
    const page = open({ message: 'ok', inactive: true });
    await logIn(page);
    await expect.poll(page.address).toBe('/inactiveuser');
    expect(store.get(agentAtom)).toBeUndefined();
  });

  it.each([
    [{ message: 'ok', inactive: true }, /Your agent account is not active. Write to bantuan@payung.example/],
    [{ message: 'ok', registration: opened }, /This number does not belong to an agent/],
  ] as const)(
    'shows the refusal on the login page when registering is not deployed: %o',
    async (reply, words) => {
      const page = open(reply, new Set());
      await logIn(page);
      expect(await screen.findByText(words)).toBeDefined();
      expect([page.address(), store.get(registrantAtom)]).toEqual(['/login', undefined]);
    },
  );

  it('leads a registrant of this tab back to the registration', () => {
    store.set(deployedPathsAtom, PAGES);
    renderScreen(<Screen />, { frame: inPage, session: aRegistrant(), route: '/login' });
    expect(screen.getByText('Continue my registration').getAttribute('href')).toBe('/aob-tasks');
    expect(screen.queryByText('Register as an agent')).toBeNull();
  });
});

const openWithAgreementDue = (route: string, paths: readonly string[]) => {
  store.set(deployedPathsAtom, new Set(paths));
  return openLogin('Mitra', route, { agreementDue: true });
};

describe('a login for which a new version of the agreement is due (ruling R56)', () => {
  it('leads to the agreement first, which names the page that asked for the login', async () => {
    const page = openWithAgreementDue('/login?next=%2Foonaleads%3Ftab%3D2', ['/agreement']);
    await logIn(page);
    await expect.poll(page.address).toBe('/agreement?next=%2Foonaleads%3Ftab%3D2');
  });

  it('leads to the agreement first, which names the own home when no page asked for the login', async () => {
    const page = openWithAgreementDue('/login', ['/agreement']);
    await logIn(page);
    await expect.poll(page.address).toBe('/agreement?next=%2Foonahome');
  });

  it('leads to the own home when no deployed remote has the agreement', async () => {
    const page = openWithAgreementDue('/login', []);
    await logIn(page);
    await expect.poll(page.address).toBe('/oonahome');
  });
});

const next = (text: string | null) => nextAddress(text, '/app', 'https://payung.test');

describe('the address to open after signing in', () => {
  it('is an address of this application, with or without its base', () => {
    expect(next('/createquote?quoteId=1')).toBe('/createquote?quoteId=1');
    expect(next('/app/createquote?quoteId=1')).toBe('/createquote?quoteId=1');
  });

  it.each([
    null,
    '',
    'https://evil.test/a',
    '//evil.test/a',
    '/\\evil.test',
    '/app//evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'createquote',
    '/',
    '/login?next=/login',
    '/app/login',
  ])('is never %j', (text) => {
    expect(next(text)).toBeUndefined();
  });
});
