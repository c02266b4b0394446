import { expect, it, onTestFinished, vi } from 'vitest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeCamera } from '#testing/fake-camera.ts';
import { aJpeg, fakePictures } from '#testing/fake-pictures.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { PhotoButton } from './photo-button.tsx';

/** Whether the person points with a finger. */
const pointed = (isFinger: boolean): void => {
  const spy = vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { media: query, matches: isFinger }) as never,
    );
  onTestFinished(() => spy.mockRestore());
};

const show = (language: 'en' | 'id' = 'en') => {
  fakePictures();
  const onPhoto = vi.fn<(photo: File) => void>();
  const view = renderScreen(
    <PhotoButton
      label="Choose a file"
      isBusy={false}
      isCard
      mayChoose={() => true}
      onPhoto={onPhoto}
      onProblem={vi.fn()}
    />,
    { language },
  );
  return {
    ...view,
    onPhoto,
    press: (name: string | RegExp = /Take or choose a photo|Ambil atau pilih foto/) =>
      view.user.click(screen.getByRole('button', { name })),
  };
};

it('opens the camera over the whole window on a phone, and sends what it takes', async () => {
  pointed(true);
  const { tracks } = fakeCamera();
  const { press, onPhoto, user } = show();
  await press();
  const camera = within(await screen.findByRole('dialog', { name: 'Photo of the card' }));
  expect(camera.getByText(/Put the card into the frame/)).toBeTruthy();
  fireEvent.loadedMetadata(await camera.findByLabelText('Picture of the camera'));
  await user.click(camera.getByRole('button', { name: 'Take the photo' }));
  await waitFor(() => expect(onPhoto.mock.calls.map(([photo]) => photo.type)).toEqual(['image/jpeg']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
});

it('takes a file instead, and says in words that the camera is not allowed', async () => {
  pointed(true);
  fakeCamera({ error: new DOMException('Permission denied', 'NotAllowedError') });
  const { press, onPhoto } = show('id');
  await press();
  const camera = within(await screen.findByRole('dialog'));
  expect(await camera.findByText(/Halaman ini belum boleh memakai kamera/)).toBeTruthy();
  fireEvent.change(camera.getByLabelText('Galeri atau file'), { target: { files: [aJpeg()] } });
  await waitFor(() => expect(onPhoto).toHaveBeenCalledTimes(1));
});

it('is closed by Back, and sends nothing', async () => {
  pointed(true);
  fakeCamera();
  const { press, onPhoto } = show();
  await press();
  await screen.findByRole('dialog');
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onPhoto).not.toHaveBeenCalled();
});

it('opens the list of files at once where the camera is that of a laptop', async () => {
  pointed(false);
  fakeCamera();
  const { press } = show();
  const clicked = vi.fn();
  screen.getByLabelText('Choose a file', { selector: 'input' }).addEventListener('click', clicked);
  await press('Choose a file');
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
