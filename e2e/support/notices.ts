import { expect } from '@playwright/test';
import type { LaunchOptions, Page } from '@playwright/test';
import { BROWSER } from '@payung/platform/e2e/browser-settings.ts';
import { ensureFullChromium } from '@payung/platform/test-run/chromium.ts';

/** A browser that shows notices, and takes clicks on what lies around its pages at that port. */
export const noticeBrowser = (port: number): LaunchOptions => ({
  ...BROWSER.launchOptions,
  executablePath: ensureFullChromium(),
  args: [
    ...BROWSER.launchOptions.args,
    `--enable-ui-devtools=${port}`,
    '--enable-features=ui-debug-tools-enable-synthetic-events',
  ],
  // Where the desktop shows notices, only its user can click them.
  env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
});

interface Registrations {
  readonly registrations: readonly { readonly registrationId: string }[];
}

/** Hands a text to the service worker of a page, as the browser does with what its push service sent. */
export const deliverPush = async (page: Page, data: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }: Registrations) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
};

interface ShownNotice {
  readonly title: string;
  readonly body: string;
}

/** What the browser shows for the origin of a page now. */
export const shownNotices = (page: Page): Promise<readonly ShownNotice[]> =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body }) => ({ title, body }));
  });

/** A part of the browser's own surface. */
interface View {
  readonly nodeId: number;
  readonly attributes?: readonly string[];
  readonly children?: readonly View[];
}

const findView = (view: View, name: string): View | undefined => {
  if (view.attributes?.includes(name) === true) return view;
  for (const child of view.children ?? []) {
    const found = findView(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
};

interface Answer {
  readonly id?: number;
  readonly error?: object;
  readonly result?: { readonly root: View };
}

/** The protocol of the browser's own surface. */
const connect = async (port: number) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/0`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The browser takes no clicks.')));
  });
  let sent = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<Answer>((resolve) => {
      const id = (sent += 1);
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as Answer;
        if (answer.id === id) resolve(answer);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, close: () => socket.close() };
};

/** Clicks the notice on the screen itself: a worker may open a page for a click of a person, and for no other event. */
export const clickNotice = async (port: number): Promise<void> => {
  const { send, close } = await connect(port);
  const notice = async (): Promise<View | undefined> => {
    const { result } = await send('DOM.getDocument');
    return result && findView(result.root, 'NotificationView');
  };
  await expect.poll(notice).toBeDefined();
  const nodeId = (await notice())?.nodeId;
  for (const type of ['mousePressed', 'mouseReleased']) {
    const event = { type, x: 20, y: 20, button: 'left', wheelDirection: 'none' };
    expect(await send('DOM.dispatchMouseEvent', { nodeId, event })).not.toHaveProperty('error');
  }
  close();
};
