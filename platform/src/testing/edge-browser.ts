/** What a page of the edge shows, as far as its tests ask. */
export interface OpenedPage {
  readonly status: number;
  readonly location: string | null;
  readonly setCookie: readonly string[];
  readonly headers: Headers;
  readonly text: string;
  readonly notice: string | undefined;
  /** The release of mfe-kite that it runs, and the one before. */
  readonly kite: string | undefined;
  readonly before: string | undefined;
  readonly generation: number | undefined;
}

type Sent = Readonly<Record<string, string>>;

interface Asked extends Omit<RequestInit, 'headers'> {
  readonly headers?: Sent;
}

const readPage = async (answer: Response): Promise<OpenedPage> => {
  const text = await answer.text();
  const registry = /id="payung-registry">([^<]*)</.exec(text)?.[1] ?? (text.startsWith('{') ? text : '{}');
  const { remotes, generation } = JSON.parse(registry) as {
    generation?: number;
    remotes?: Record<string, { current: { version: string }; previous?: { version: string } }>;
  };
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    setCookie: answer.headers.getSetCookie(),
    headers: answer.headers,
    text,
    notice: /<div class="set-notice" role="status">(.*?)<\/div>/.exec(text)?.[1],
    kite: remotes?.['mfe-kite']?.current.version,
    before: remotes?.['mfe-kite']?.previous?.version,
    generation,
  };
};

/** The form of the question that is asked before a preview, as it is sent. */
export const previewForm = (html: string): URLSearchParams =>
  new URLSearchParams(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  );

/** A browser, as far as cookies and the question before a preview go. */
export const edgeBrowser = (url: () => string, first = '') => {
  const cookies = new Map<string, string>(first === '' ? [] : [first.split('=', 2) as [string, string]]);
  const ask = async (path: string, { headers, ...asked }: Asked = {}) => {
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url() + path, {
      redirect: 'manual',
      ...asked,
      headers: { ...headers, cookie: [headers?.['cookie'], sent].filter(Boolean).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return readPage(answer);
  };
  const open = (path: string, headers: Sent = {}): Promise<OpenedPage> => ask(path, { headers });
  /** Presses the button of the question; by default as a browser sends a form of the page itself. */
  const press = (
    question: OpenedPage,
    headers: Sent = { 'sec-fetch-site': 'same-origin' },
  ): Promise<OpenedPage> =>
    ask('/app/preview', { method: 'POST', body: previewForm(question.text), headers });
  const enter = async (path: string): Promise<OpenedPage> => press(await open(path));
  return { open, press, enter, cookies };
};
