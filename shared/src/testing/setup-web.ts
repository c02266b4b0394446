import 'fake-indexeddb/auto';
import './console-guard.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { watchRemote } from './remote-guard.ts';
import { resetPlatform } from './reset-platform.ts';

let checkRemote = (): void => undefined;

beforeEach(async () => {
  await resetPlatform();
  checkRemote = watchRemote();
});
afterEach(() => {
  try {
    checkRemote();
  } finally {
    cleanup();
  }
});
