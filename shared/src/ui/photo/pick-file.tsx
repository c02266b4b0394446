import type { ChangeEvent } from 'react';
import { useText } from '#messages/text.ts';
import styles from './pick-file.module.css';

/** Where a file comes from: the phone's own camera app, or what there is already. */
export type PickedFrom = 'cameraApp' | 'file';

interface PickProps {
  from: PickedFrom;
  onPicked: (file: File, from: PickedFrom) => void;
}

const ACCEPTED = {
  cameraApp: { accept: 'image/*', capture: 'environment' },
  file: { accept: 'image/jpeg,image/png,image/heic,image/heif' },
} as const;

/** Opens the phone's camera app at once, or its pictures and files. */
export const PickFile = ({ from, onPicked }: PickProps) => {
  const text = useText();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file !== undefined) onPicked(file, from);
    // The same file may be picked again.
    target.value = '';
  };
  return (
    <label className={styles.pick}>
      <input className="py-visually-hidden" type="file" {...ACCEPTED[from]} onChange={pick} />
      {text(`photo.pick.${from}`)}
    </label>
  );
};

/** Two buttons: Chrome on Android 14 hides the camera behind a list of pictures. */
export const PickFiles = ({ onPicked }: Pick<PickProps, 'onPicked'>) => (
  <div className={styles.row}>
    <PickFile from="cameraApp" onPicked={onPicked} />
    <PickFile from="file" onPicked={onPicked} />
  </div>
);
