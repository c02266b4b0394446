import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call, setTransport } from '@payung/shared/api/client.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { agentAtom, linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { fakeApi, noAnswer, refuse } from '#testing/fake-api.ts';
import type { SeenCall } from '#testing/fake-api.ts';
import { kiteEndpoints } from '#testing/kite.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { config } from '../config.ts';
import { addressOf } from './address.ts';
import { endpoint } from './endpoint.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { messageOf, openEnvelope } from './envelope.ts';

describe('addresses', () => {
  it('are relative to the request base [API-001]', () => {
    expect(config.api.request).toBe('/api/');
    for (const row of Object.values(endpoints)) expect(row.path).not.toMatch(/^\/|^https?:/);
  });

  it('carry the secure prefix where the call asks for it [API-003]', () => {
    expect(addressOf(endpoints.getAgent, {}, 'en')).toBe('secure/care/get-agent');
    expect(addressOf(kiteEndpoints.winds, {}, 'en')).toBe('kite/winds');
  });

  it('carry a logkey only when one is given [API-007]', () => {
    for (const logkey of [
      'paymentNotification',
      'referalJourney',
      'quoteSearch',
      'policyDownloadNotification',
    ]) {
      expect(addressOf(endpoints.getQuote, { query: { id: 'q1', logkey } }, 'en')).toBe(
        `user/get-quotes?id=q1&logkey=${logkey}`,
      );
    }
    expect(addressOf(endpoints.getQuote, { query: { id: 'q1', logkey: undefined } }, 'en')).toBe(
      'user/get-quotes?id=q1',
    );
  });

  it('escape the values of parameters, and throw when a parameter is missing', () => {
    expect(addressOf(kiteEndpoints.strings, { params: { quoteId: '../a b' } }, 'en')).toBe(
      'kite/strings/..%2Fa%20b?langId=EN',
    );
    expect(() => addressOf(kiteEndpoints.strings, { params: {} }, 'en')).toThrow('lacks quoteId');
  });
});

describe('changes', () => {
  it('send the version that was on the screen, so that no newer one is overwritten', async () => {
    const seen: (string | undefined)[] = [];
    fakeApi({
      updateQuote: ({ headers }: SeenCall) => {
        seen.push(headers['If-Match'] ?? headers['if-match']);
        return refuse({ status: 409, errCode: 1, errMsg: 'stale' });
      },
    });
    const change = { params: { quoteId: 'q1' }, body: { hasTail: true } };
    await expect(call(endpoints.updateQuote, { ...change, seenVersion: 7 })).rejects.toMatchObject({
      status: 409,
    });
    await expect(call(endpoints.updateQuote, change)).rejects.toMatchObject({ status: 409 });
    expect(seen).toEqual(['"7"', undefined]);
  });
});

describe('answers', () => {
  it('are a success on errCode -1 with the payload in errMsg [API-002] [ERR-001]', async () => {
    fakeApi({ logout: { message: 'bye' } });
    await expect(call(endpoints.logout)).resolves.toEqual({ message: 'bye' });
    expect(openEnvelope(endpoints.logout, { status: 200, body: { errCode: -1, errMsg: 'x' } })).toBe('x');
    expect(() => openEnvelope(endpoints.logout, { status: 200, body: { errCode: 0, errMsg: 'x' } })).toThrow(
      'x',
    );
    expect(() => openEnvelope(endpoints.logout, { status: 200, body: { errMsg: 'x' } })).toThrow('x');
    expect(() => openEnvelope(endpoints.logout, { status: 500, body: { errCode: -1, errMsg: 'x' } })).toThrow(
      'x',
    );
  });

  it('of the pending payments are a success on errCode 1 (ruling K72)', async () => {
    const reply = { data: [], totalCount: 0 };
    expect(openEnvelope(endpoints.paymentPending, { status: 200, body: { errCode: 1, errMsg: reply } })).toBe(
      reply,
    );
    expect(() => openEnvelope(endpoints.logout, { status: 200, body: { errCode: 1, errMsg: 'no' } })).toThrow(
      'no',
    );
  });

  it('may be JSON or a document [API-004]', async () => {
    const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    fakeApi({ ePolicy: pdf, winds: [] }, kiteEndpoints);
    const document = await call(endpoints.ePolicy, {
      query: { quoteId: 'q1', logkey: 'policyDownloadNotification' },
    });
    await expect(document.text()).resolves.toBe('%PDF-1.7');
    await expect(call(kiteEndpoints.winds)).resolves.toEqual([]);
  });

  it('reject with the code and message of the server when a document is refused', async () => {
    fakeApi({ eQuotation: refuse({ status: 404, errCode: 4, errMsg: 'no such quote' }) });
    await expect(call(endpoints.eQuotation, { query: { quoteId: 'q1' } })).rejects.toMatchObject({
      status: 404,
      errCode: 4,
      errMsg: 'no such quote',
    });
  });

  it('carry every field of a failure', async () => {
    fakeApi({
      logout: refuse({
        status: 422,
        errCode: 422,
        errMsg: { ValidateResult: { message: 'too late' } },
        bodyStatus: 402,
      }),
    });
    await expect(call(endpoints.logout)).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      errCode: 422,
      errMsg: 'too late',
      bodyStatus: 402,
      reference: 'ref-10000000ffffffffffffffffffff',
    });
  });

  it('reject with an ApiError without a status when no answer comes', async () => {
    fakeApi({ logout: noAnswer() });
    await expect(call(endpoints.logout)).rejects.toMatchObject({ name: 'ApiError', status: undefined });
  });

  it.each([502, 503, 504])('are none where a proxy says %s in words of its own', async (status) => {
    const answer = { data: '<h1>Bad gateway</h1>', status, statusText: '', headers: {} };
    setTransport((request) => Promise.resolve({ ...answer, config: request }));
    await expect(call(endpoints.logout)).rejects.toMatchObject({ name: 'ApiError', status: undefined });
  });

  it('have their message read from a text, a list or an object', () => {
    expect(messageOf('a')).toBe('a');
    expect(messageOf(['a', { message: 'b' }])).toBe('a\nb');
    expect(messageOf({ errors: ['a', 'b'] })).toBe('a\nb');
    expect(messageOf(undefined)).toBe('');
  });
});

describe('requests', () => {
  it('send the link cipher, or the bearer token with the user info [API-006]', async () => {
    const server = fakeApi({ winds: [] }, kiteEndpoints);
    store.set(agentAtom, anAgent());
    await call(kiteEndpoints.winds);
    store.set(linkAtom, aLinkVisit());
    await call(kiteEndpoints.winds);
    const [asAgent, asCustomer] = server.calls.map((seen) => seen.headers);
    expect(asAgent).toMatchObject({ Authorization: 'Bearer agent-token', 'x-user-info': 'agent-info' });
    expect(asAgent).not.toHaveProperty('x-cipher');
    expect(asCustomer).toMatchObject({ 'x-cipher': 'link-cipher' });
    expect(asCustomer).not.toHaveProperty('Authorization');
    expect(asCustomer).not.toHaveProperty('x-user-info');
  });

  it('send no credentials before login, and the language always', async () => {
    const server = fakeApi({ winds: [] }, kiteEndpoints);
    setLanguage('id');
    await call(kiteEndpoints.winds);
    expect(server.calls[0]?.headers).toMatchObject({ 'Accept-Language': 'id' });
    expect(Object.keys(server.calls[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining(['Authorization']),
    );
    expect(server.calls[0]?.headers).not.toHaveProperty('x-cipher');
  });

  it('verify a code with its key and the code as a number [OTP-019]', async () => {
    const server = fakeApi({ verifyOtp: { message: 'ok' } });
    await call(endpoints.verifyOtp, { body: { key: 'k', otp: 123_456 } });
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      address: 'auth/verifyOtp?langId=EN',
      body: { key: 'k', otp: 123_456 },
    });
  });

  it('reject with an AbortError when their signal is aborted', async () => {
    fakeApi(
      {
        winds: () =>
          new Promise((_resolve, reject) => queueMicrotask(() => reject(new DOMException('', 'AbortError')))),
      },
      kiteEndpoints,
    );
    const controller = new AbortController();
    controller.abort();
    await expect(call(kiteEndpoints.winds, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  describe('that the server knows again by their id', () => {
    const body = { wish: 'Please close it', requestId: 'the-same-request' };
    const sent = async (answers: unknown[]): Promise<readonly SeenCall[]> => {
      const { calls } = fakeApi({ requestClosure: () => answers.shift() });
      await call(endpoints.requestClosure, { body }).catch(() => undefined);
      return calls;
    };
    const down = refuse({ status: 503, errCode: 4, errMsg: 'down' });
    const reply = { message: 'sent' };

    it.each([
      ['nobody answered', noAnswer()],
      ['the server ended', down],
    ])('are sent once more where %s', async (_why, first) => {
      const calls = await sent([first, reply]);
      expect(calls.map((seen) => seen.body)).toEqual([body, body]);
    });

    it('are sent twice at most, and once where they were refused', async () => {
      expect(await sent([down, down])).toHaveLength(2);
      expect(await sent([refuse({ status: 422, errCode: 4, errMsg: 'no' })])).toHaveLength(1);
    });

    it('are sent once more when the server said, to one that has too much to do, and not again to one that cannot write', async () => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const busy = refuse({ status: 503, errCode: 4, errMsg: 'busy', retryAfter: 2 });
      const { calls } = fakeApi({ requestClosure: () => (calls.length === 1 ? busy : reply) });
      const sending = call(endpoints.requestClosure, { body });
      await vi.advanceTimersByTimeAsync(1999);
      expect(calls).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1001);
      expect(await sending).toEqual(reply);
      expect(calls).toHaveLength(2);
      const full = refuse({ status: 503, errCode: 4, errMsg: 'full', retryAfter: 60 });
      expect(await sent([full, reply])).toHaveLength(1);
    });

    it('are sent once from a device without a connection', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      onTestFinished(() => void vi.restoreAllMocks());
      expect(await sent([noAnswer()])).toHaveLength(1);
    });

    it('are no others', async () => {
      const { calls } = fakeApi({ sendOtp: down });
      await expect(call(endpoints.sendOtp, { body: { phone: '081200000001' } })).rejects.toThrow('down');
      expect(calls).toHaveLength(1);
    });
  });

  it('are sent with keepalive when they may outlive the page', async () => {
    const sent = vi.fn<typeof fetch>(() =>
      Promise.resolve(Response.json({ errCode: -1, errMsg: { message: 'bye' } })),
    );
    vi.stubGlobal('fetch', sent);
    onTestFinished(() => void vi.unstubAllGlobals());
    setTransport(undefined);
    await expect(call(endpoints.logout, { outlivesPage: true })).resolves.toEqual({ message: 'bye' });
    const { method, path } = endpoints.logout;
    expect(sent.mock.calls).toEqual([[`/api/${path}`, expect.objectContaining({ method, keepalive: true })]]);
  });

  it('fill path and query of one row', () => {
    const row = endpoint(
      { names: {}, schemas: {} },
      {
        method: 'GET',
        path: 'kite/e-policy/:id',
        effect: 'reads',
        binary: true,
        origin: 'specified',
      },
    );
    expect(addressOf(row, { params: { id: 'q1' }, query: { quoteId: 'q1' } }, 'en')).toBe(
      'kite/e-policy/q1?quoteId=q1',
    );
  });
});
