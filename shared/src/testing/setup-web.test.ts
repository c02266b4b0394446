import { expect, it } from 'vitest';

const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(url: string): void } };

it('lets a test navigate to another origin', () => {
  happyDOM.setURL('about:blank');
  expect(location.href).toBe('about:blank');
});

it('starts the next test at the address of the application again', () => {
  expect(new URL('/app/assets/', location.href).href).toBe('http://localhost/app/assets/');
});
