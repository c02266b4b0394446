import { expect } from '@playwright/test';
import { AGENTS } from '@payung/platform/e2e/people.ts';
import { LOGIN_TEXTS } from '@payung/platform/e2e/login-texts.ts';
import { test } from './visitor.ts';

test('an agent who logs in lands on the home, and is offered no notices that WebKitGTK cannot show', async ({
  visit,
}) => {
  const agent = await visit();
  await agent.logIn(AGENTS.mitra.phone);
  await agent.isAt('/oonahome');
  await agent.reads('Sari');
  expect(await agent.driver.executeScript('return "PushManager" in window')).toBe(false);
  await agent.open('/app/myaccount');
  await agent.reads('Sari Wulandari');
  expect(await agent.text()).not.toContain('Notifikasi di perangkat ini');
});

test('a number that is typed as soon as the form is painted stays in it', async ({ visit }) => {
  const agent = await visit();
  await agent.openEarly('/app/login');
  const field = LOGIN_TEXTS.id.phone;
  await agent.type(field, '0812');
  // The application has taken over.
  await agent.reads('Hubungi kami');
  expect(await agent.valueOf(field)).toBe('0812');
});

test('an agent starts while the platform cannot be reached @own', async ({ visit, ownPlatform }) => {
  const { platform, stop } = await ownPlatform!.start({});
  const agent = await visit(platform);
  await agent.logIn(AGENTS.mitra.phone);
  await agent.isAt('/oonahome');
  await agent.reads('Tindak lanjut');
  await agent.keepsAnswer('agent/today');
  await agent.open('/app/oonaleads');
  await agent.reads('Prospek');
  await agent.open('/app/oonahome');
  await agent.reads('Tindak lanjut');
  await agent.keepsPage('/app/oonapolicies');
  await agent.keepsAnswer('agent/today');
  await stop();
  await agent.open('/app/oonahome');
  // The kept page takes the device for offline until a call shows that it is the platform which does not answer.
  await agent.reads(/^(?:Anda offline\. Data dari|Menampilkan data yang tersimpan pada) /m);
  await agent.reads('Tindak lanjut');
});
