import { useState } from 'react';
import type { ReactNode, ChangeEvent } from 'react';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import type { Camera } from './use-camera.ts';
import { CameraView } from './camera-view.tsx';
import { canDrawPhotos } from '../picture/prepare-photo.ts';
import type { PhotoProblem, PhotoResult } from '../picture/prepare-photo.ts';
import { SlotDrawing } from '../slots/slot-drawing.tsx';
import { nameOfSlot } from '../slots/slot-state.ts';
import styles from './capture.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

interface CaptureCardProps {
  kind: VehicleKind;
  slot: PhotoSlot;
  /** Undefined until it is started. */
  camera: Camera | undefined;
  onStart: () => void;
  onTaken: (result: PhotoResult) => void;
  onPicked: (file: File, source: 'cameraApp' | 'file') => void;
  isPreparing: boolean;
  problem: PhotoProblem | undefined;
  /** Why a reviewer or the server refused the photo. */
  children: ReactNode;
}

/** One photo, and three ways to take it: the camera in the page, the phone's camera app, a file. */
export const CaptureCard = (props: CaptureCardProps) => {
  const { kind, slot, camera, onStart, onTaken, onPicked, isPreparing, problem, children } = props;
  const t = useText();
  const [canDraw] = useState(canDrawPhotos);
  const name = nameOfSlot(slot);
  return (
    <div className="py-stack">
      <p>{t(`motor.photo.how.${name}`)}</p>
      {children}
      {camera === undefined ? (
        <div className={styles.drawing}>
          <SlotDrawing kind={kind} slot={slot} />
        </div>
      ) : (
        <CameraView camera={camera} kind={kind} slot={slot} onTaken={onTaken} />
      )}
      {camera === undefined && canDraw ? (
        <Button size="large" type="primary" block onClick={onStart}>
          {t('motor.photo.camera.start')}
        </Button>
      ) : null}
      <PickButtons onPicked={onPicked} />
      <div className="py-live" aria-live="polite">
        {isPreparing ? <p>{t('motor.photo.preparing')}</p> : null}
      </div>
      {problem === undefined ? null : <InlineNotice kind="error" text={t(problem)} />}
    </div>
  );
};

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
const PickButtons = ({ onPicked }: PickButtonsProps) => {
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
