import { expect, it, vi } from 'vitest';
import { showBlob } from './show-blob.ts';

it('gives up the load before the address of the picture is revoked', () => {
  const image = document.createElement('img');
  const hide = showBlob(image, new Blob(['x'], { type: 'image/png' }));
  const address = image.src;
  expect(address).toMatch(/^blob:/);
  const sourceWhenRevoked: (string | null)[] = [];
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {
    sourceWhenRevoked.push(image.getAttribute('src'));
  });
  hide();
  expect(revoke).toHaveBeenCalledWith(address);
  expect(sourceWhenRevoked).toEqual([null]);
  revoke.mockRestore();
});
