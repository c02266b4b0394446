import { expect, it } from 'vitest';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Screen } from './root.screen.tsx';

it('leads from the root to /login [SHELL-002]', () => {
  expect(renderScreen(<Screen />, { route: '/' }).address()).toBe('/login');
});
