import type { ChangeEvent } from 'react';
import { useText } from '#messages/catalogue.ts';
import styles from './pick-buttons.module.css';

interface PickProps {
  label: string;
  accept: string;
  /** Opens the camera app at once instead of a list of files. */
  capture?: 'environment';
  onPicked: (file: File) => void;
}

const Pick = ({ label, accept, capture, onPicked }: PickProps) => {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file !== undefined) onPicked(file);
    // The same file may be picked again.
    target.value = '';
  };
  return (
    <label className={styles.pick}>
      <input className="py-visually-hidden" type="file" accept={accept} capture={capture} onChange={pick} />
      {label}
    </label>
  );
};

interface PickButtonsProps {
  onPicked: (file: File, source: 'cameraApp' | 'file') => void;
}

/** Two buttons: Chrome on Android 14 hides the camera behind a list of pictures. */
export const PickButtons = ({ onPicked }: PickButtonsProps) => {
  const t = useText();
  return (
    <div className={styles.row}>
      <Pick
        label={t('motor.photo.pick.camera')}
        accept="image/*"
        capture="environment"
        onPicked={(file) => onPicked(file, 'cameraApp')}
      />
      <Pick
        label={t('motor.photo.pick.file')}
        accept="image/jpeg,image/png,image/heic,image/heif"
        onPicked={(file) => onPicked(file, 'file')}
      />
    </div>
  );
};
