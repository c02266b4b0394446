import { expect } from '@playwright/test';
import { AGENTS } from '@payung/platform/e2e/people.ts';
import { test } from './visitor.ts';

test('an agent who logs in lands on the home', async ({ visit }) => {
  const agent = await visit();
  await agent.logIn(AGENTS.mitra.phone);
  await agent.isAt('/oonahome');
  await agent.reads('Sari');
});
