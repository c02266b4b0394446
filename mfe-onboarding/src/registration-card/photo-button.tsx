import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { IdentityFileProblem } from '@payung/shared/domain/people/identity-check.ts';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const loadCardPhoto = async () => (await import('./card-photo.ts')).cardPhotoOf;

interface PhotoButtonProps {
  label: string;
  isPrimary?: boolean;
  isBusy: boolean;
  /** False while another step has to be done first. */
  mayChoose: () => boolean;
  onPhoto: (photo: File) => void;
  onProblem: (problem: IdentityFileProblem) => void;
}

/** Chooses a photo of any size and makes it small on the device before it is sent. */
export const PhotoButton = (props: PhotoButtonProps) => {
  const { label, isPrimary = false, isBusy, mayChoose, onPhoto, onProblem } = props;
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const shrinking = useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File) => (await loadCardPhoto())(file),
    onSuccess: (result) => {
      if ('problem' in result) onProblem(result.problem);
      else onPhoto(new File([result.photo], 'photo.jpg', { type: result.photo.type }));
    },
    onError: () => onProblem('identity.file.type'),
  });
  const isWaiting = isBusy || shrinking.isPending;
  return (
    <>
      <Button
        size="large"
        type={isPrimary ? 'primary' : 'default'}
        loading={isWaiting}
        aria-busy={isWaiting || undefined}
        onClick={() => {
          if (mayChoose()) input.current?.click();
        }}
      >
        {label}
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
    </>
  );
};
