import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BlobPicture } from './protected-picture.tsx';

it('empties the source of the picture before its object URL is revoked', () => {
  const { container, unmount } = render(
    <BlobPicture image={new Blob(['x'], { type: 'image/png' })} alt="" />,
  );
  const image = container.querySelector('img')!;
  const address = image.src;
  expect(address).toMatch(/^blob:/);
  const sourceWhenRevoked: (string | null)[] = [];
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {
    sourceWhenRevoked.push(image.getAttribute('src'));
  });
  unmount();
  expect(revoke).toHaveBeenCalledWith(address);
  expect(sourceWhenRevoked).toEqual([null]);
  revoke.mockRestore();
});
