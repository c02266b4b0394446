import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'antd';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import type { Camera } from '../camera/use-camera.ts';
import { CameraView } from '../camera/camera-view.tsx';
import { canDrawPhotos } from '../picture/prepare-photo.ts';
import type { PhotoProblem, PhotoResult } from '../picture/prepare-photo.ts';
import { SlotDrawing } from '../slots/slot-drawing.tsx';
import { nameOfSlot } from '../slots/slot-state.ts';
import { PickButtons } from './pick-buttons.tsx';
import styles from './capture-card.module.css';

interface CaptureCardProps {
  kind: VehicleKind;
  slot: PhotoSlot;
  /** Nothing until somebody starts it. */
  camera: Camera | undefined;
  onStart: () => void;
  onTaken: (result: PhotoResult) => void;
  onPicked: (file: File, source: 'cameraApp' | 'file') => void;
  isPreparing: boolean;
  problem: PhotoProblem | undefined;
  /** What a reviewer said, or the server. */
  children: ReactNode;
}

/** What is wanted now, and the three ways to give it: the camera here, the phone's own, a file. */
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
