import { useState } from 'react';
import type { ReactNode } from 'react';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import { CameraWindow } from '@payung/shared/ui/photo/camera-window.tsx';
import { PickFiles } from '@payung/shared/ui/photo/pick-file.tsx';
import type { PickedFrom } from '@payung/shared/ui/photo/pick-file.tsx';
import { canDrawPhotos } from '@payung/shared/ui/photo/small-photo.ts';
import type { PhotoProblem } from '@payung/shared/ui/photo/small-photo.ts';
import type { Camera } from '@payung/shared/ui/photo/use-camera.ts';
import { prepareDrawable } from '../picture/prepare-photo.ts';
import type { PhotoResult } from '../picture/prepare-photo.ts';
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
  onStop: () => void;
  onTaken: (result: PhotoResult) => void;
  onPicked: (file: File, source: PickedFrom) => void;
  isPreparing: boolean;
  problem: PhotoProblem | undefined;
  /** Why a reviewer or the server refused the photo. */
  children: ReactNode;
}

/** One photo, and three ways to take it: the camera in the page, the phone's camera app, a file. */
export const CaptureCard = (props: CaptureCardProps) => {
  const { kind, slot, camera, onStart, onStop, onTaken, onPicked, isPreparing, problem, children } = props;
  const t = useText();
  const [canDraw] = useState(canDrawPhotos);
  const name = nameOfSlot(slot);
  return (
    <div className="py-stack">
      <p>{t(`motor.photo.how.${name}`)}</p>
      {children}
      <div className={styles.drawing}>
        <SlotDrawing kind={kind} slot={slot} />
      </div>
      {camera === undefined ? null : (
        <CameraWindow
          camera={camera}
          title={t(`motor.slot.${slot}`)}
          hint={t(`motor.photo.how.${name}`)}
          outline={<SlotDrawing kind={kind} slot={slot} />}
          problem={problem}
          onTaken={async (picture) => onTaken(await prepareDrawable(picture, { slot, source: 'camera' }))}
          onPicked={onPicked}
          onClose={onStop}
        />
      )}
      {canDraw ? (
        <Button size="large" type="primary" block onClick={onStart}>
          {t('motor.photo.camera.start')}
        </Button>
      ) : null}
      <PickFiles onPicked={onPicked} />
      <div className="py-live" aria-live="polite">
        {isPreparing ? <p>{t('motor.photo.preparing')}</p> : null}
      </div>
      {problem === undefined ? null : <InlineNotice kind="error" text={t(problem)} />}
    </div>
  );
};
