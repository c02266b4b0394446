import { Suspense, lazy, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useText } from '#messages/text.ts';
import { Button } from '#ui/button.tsx';
import type { PhotoProblem } from './small-photo.ts';
import { hasHandCamera } from './use-camera.ts';

const loadCardPhoto = async () => (await import('./small-photo.ts')).cardPhotoOf;
const CardCamera = lazy(async () => ({ default: (await import('./card-camera.tsx')).CardCamera }));

interface PhotoButtonProps {
  label: string;
  isPrimary?: boolean;
  isBusy: boolean;
  /** A card: a phone opens the camera with its outline, where a file can be chosen too. */
  isCard?: boolean;
  /** False while another step has to be done first. */
  mayChoose: () => boolean;
  onPhoto: (photo: File) => void;
  onProblem: (problem: PhotoProblem) => void;
}

/** Takes or chooses a photo of any size and makes it small on the device before it is sent. */
export const PhotoButton = (props: PhotoButtonProps) => {
  const { label, isPrimary = false, isBusy, isCard = false, mayChoose, onPhoto, onProblem } = props;
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const send = (photo: Blob): void => onPhoto(new File([photo], 'photo.jpg', { type: photo.type }));
  const shrinking = useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File) => (await loadCardPhoto())(file),
    onSuccess: (result) => {
      if ('problem' in result) onProblem(result.problem);
      else send(result.photo);
    },
    onError: () => onProblem('photo.broken'),
  });
  /** Where the camera opens first, the button says so. */
  const takesPhoto = isCard && hasHandCamera();
  const isWaiting = isBusy || shrinking.isPending;
  const press = (): void => {
    if (!mayChoose()) return;
    if (takesPhoto) setCameraOpen(true);
    else input.current?.click();
  };
  return (
    <>
      <Button
        size="large"
        type={isPrimary ? 'primary' : 'default'}
        loading={isWaiting}
        aria-busy={isWaiting || undefined}
        onClick={press}
      >
        {takesPhoto ? text('photo.takeOrChoose') : label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Lets the same file be chosen again.
          event.target.value = '';
          if (file !== undefined) shrinking.mutate(file);
        }}
      />
      <p className="py-live py-quiet" aria-live="polite">
        {isWaiting ? text('identity.sending') : ''}
      </p>
      {isCameraOpen ? (
        <Suspense>
          <CardCamera
            onPhoto={(photo) => {
              setCameraOpen(false);
              send(photo);
            }}
            onPicked={(file) => {
              setCameraOpen(false);
              shrinking.mutate(file);
            }}
            onClose={() => setCameraOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
