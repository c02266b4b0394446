import { expect, it } from 'vitest';
import { isLayerOpen, openBackLayer } from '#ui/feedback/back-layers.ts';

const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(url: string): void } };

it('lets a test navigate to another origin', () => {
  happyDOM.setURL('about:blank');
  expect(location.href).toBe('about:blank');
});

it('starts the next test at the address of the application again', () => {
  expect(new URL('/app/assets/', location.href).href).toBe('http://localhost/app/assets/');
});

it('lets a test end with an open dialog', () => {
  openBackLayer(() => undefined);
  expect(isLayerOpen()).toBe(true);
});

it('starts the next test on an entry of the history that belongs to no dialog', () => {
  expect(isLayerOpen()).toBe(false);
});
