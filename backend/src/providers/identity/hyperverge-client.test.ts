import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayFetchFrom, IdentityImageRefused, IdentityProviderUnavailable } from './identity-provider.ts';
import { createHypervergeClient, resultOf } from './hyperverge-client.ts';
import { startIdentitySandbox } from './sandbox/sandbox-server.ts';
import type { IdentitySandbox } from './sandbox/sandbox-server.ts';

let sandbox: IdentitySandbox;

beforeEach(async () => {
  sandbox = await startIdentitySandbox({ appId: 'app', appKey: 'key' });
});
afterEach(() => sandbox.close());

const client = (change: object = {}, timeoutMs?: number) =>
  createHypervergeClient({ ...sandbox.settings, ...change }, timeoutMs);

it('starts a check, and returns an empty result before a decision', async () => {
  expect(await client().createToken('T1')).toMatch(/^[\w-]{32}$/);
  expect(await client().readResult('T1')).toEqual({});
  expect(await client().readResult('never begun')).toEqual({});
});

it('reads number, kind and picture of the card [IDV-013]', async () => {
  await client().createToken('T1');
  sandbox.choose('T1', { status: 'needs_review', idNumber: '3273010101900001' });
  const { status, card } = await client().readResult('T1');
  expect(status).toBe('needs_review');
  expect(card).toMatchObject({ idNumber: '3273010101900001', idType: 'KTP' });
  const picture = await client().readImage(card?.imageUrl ?? '');
  expect((await sharp(picture).metadata()).format).toBe('png');
});

it('reports the provider as unavailable when it refuses, fails or is too slow', async () => {
  await expect(client({ appKey: 'wrong' }).createToken('T1')).rejects.toBeInstanceOf(
    IdentityProviderUnavailable,
  );
  await expect(client({ workflowId: 'x' }).createToken('T1')).rejects.toBeInstanceOf(
    IdentityProviderUnavailable,
  );
  await client().createToken('T1');
  sandbox.choose('T1', { isDown: true });
  await expect(client().readResult('T1')).rejects.toBeInstanceOf(IdentityProviderUnavailable);
  const deaf = createServer(() => undefined);
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  const resultUrl = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}`;
  await expect(client({ resultUrl }, 50).readResult('T1')).rejects.toBeInstanceOf(
    IdentityProviderUnavailable,
  );
  deaf.closeAllConnections();
  deaf.close();
});

describe('the picture of a card', () => {
  const where = { resultUrl: 'https://idn.idv.hyperverge.co', imageHosts: ['hyperverge.co'] };
  it.each([
    ['https://prod.s3.hyperverge.co/card.jpg', true],
    ['https://hyperverge.co/card.jpg', true],
    ['http://prod.hyperverge.co/card.jpg', false],
    ['https://evilhyperverge.co/card.jpg', false],
    ['https://hyperverge.co.evil.example/card.jpg', false],
    ['https://hyperverge.co@evil.example/card.jpg', false],
    ['http://169.254.169.254/latest/meta-data', false],
    ['file:///etc/passwd', false],
    ['', false],
  ])('may come from %s: %s', (address, isAllowed) => {
    expect(mayFetchFrom(address, where)).toBe(isAllowed);
  });

  it('is refused from other hosts and when it is missing', async () => {
    await expect(client().readImage('http://127.0.0.1:9/card.png')).rejects.toBeInstanceOf(
      IdentityImageRefused,
    );
    const gone = `${sandbox.settings.resultUrl}/pictures/none.png`;
    await expect(client().readImage(gone)).rejects.toBeInstanceOf(IdentityImageRefused);
  });

  it('is refused when its download grows too large', async () => {
    const endless = createServer((_request, response) => {
      const more = (): void => void (response.write(Buffer.alloc(1024 * 1024)) ? setImmediate(more) : 0);
      response.on('drain', more);
      more();
    });
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
    const resultUrl = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
    await expect(client({ resultUrl }).readImage(`${resultUrl}/x.png`)).rejects.toThrow('too large');
    endless.closeAllConnections();
    endless.close();
  });
});

const tried = (value: string) => ({
  module: 'ID Card Validation',
  documentSelected: 'KTP',
  apiResponse: { result: { details: [{ fieldsExtracted: { idNumber: { value } } }] } },
});

it('takes the last valid ID number of several tries', () => {
  const results = [tried('3273010101900001'), tried('3273010101900002'), tried('<script>')];
  const read = resultOf({ result: { applicationStatus: 'made_up', results } });
  expect(read).toEqual({ card: { idNumber: '3273010101900002', idType: 'KTP' } });
});
