import { expect, it } from 'vitest';

const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(url: string): void } };

it('lets a test lead the page away', () => {
  happyDOM.setURL('about:blank');
  expect(location.href).toBe('about:blank');
});

it('begins the next test at the address of the application again', () => {
  expect(new URL('/app/assets/', location.href).href).toBe('http://localhost/app/assets/');
});
