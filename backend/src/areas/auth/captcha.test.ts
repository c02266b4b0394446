import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCaptchaClient } from '#providers/captcha/captcha-client.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { newAgent } from '#testing/people.ts';
import { codeHeaders } from '#testing/proof.ts';

const world = useAreaServer();
const asked: string[] = [];
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    asked.push(body);
    const success = new URLSearchParams(body).get('response') === 'solved';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success }));
  });
});

beforeEach(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as { readonly port: number };
  const captcha = createCaptchaClient({
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    secret: 'of the operator',
    siteKey: 'site-1',
    scriptUrl: 'https://captcha.test/api.js',
  });
  Object.assign(world.server.services, { captcha });
});
afterEach(() => void provider.close());

const send = async (headers: Readonly<Record<string, string>>, mobileNo?: string) => {
  const payload = { mobileNo: mobileNo ?? (await newAgent(world.server)).phone };
  const url = '/api/auth/sendOtp?langId=EN';
  return world.server.app.inject({ method: 'POST', url, payload, headers });
};

it('asks unknown devices for the operator’s CAPTCHA, whatever work they show', async () => {
  const { phone } = await newAgent(world.server);
  const answer = await send(await codeHeaders({ mobileNo: phone }), phone);
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    {
      errCode: 4,
      errMsg: 'Please show that you are not a program, then ask for the code again',
      reason: 'captchaNeeded',
      captcha: { siteKey: 'site-1', scriptUrl: 'https://captcha.test/api.js' },
    },
  ]);
});

it('sends a code for a CAPTCHA that its provider takes for solved, and for no other', async () => {
  expect((await send({ 'x-captcha': 'made up' })).statusCode).toBe(403);
  expect((await send({ 'x-captcha': 'solved' })).statusCode).toBe(200);
  expect(asked.at(-1)).toBe('secret=of+the+operator&response=solved&remoteip=127.0.0.1');
});

it('asks for the proof of work while the provider does not answer', async () => {
  await new Promise((resolve) => provider.close(resolve));
  const { phone } = await newAgent(world.server);
  const refused = await send({ 'x-captcha': 'solved' }, phone);
  expect(refused.json()).toMatchObject({ reason: 'proofNeeded' });
  const proven = { ...(await codeHeaders({ mobileNo: phone })), 'x-captcha': 'solved' };
  expect((await send(proven, phone)).statusCode).toBe(200);
});
