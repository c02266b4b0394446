import 'fake-indexeddb/auto';
import './console-guard.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { resetPlatform } from './reset-platform.ts';

beforeEach(resetPlatform);
afterEach(cleanup);
