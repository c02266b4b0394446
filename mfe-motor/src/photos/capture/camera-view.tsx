import { useCallback, useState } from 'react';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { IconButton } from '@payung/shared/ui/fields/icon-button.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import { SlotDrawing } from '../slots/slot-drawing.tsx';
import { prepareDrawable } from '../picture/prepare-photo.ts';
import type { PhotoResult } from '../picture/prepare-photo.ts';
import type { Camera } from './use-camera.ts';
import styles from './capture.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

/** Two arrows in a circle. */
const SWITCH =
  'M4 12a8 8 0 0 1 13.500-5.800L20 8.500M20 4v4.500h-4.500M20 12a8 8 0 0 1-13.500 5.800L4 15.500M4 20v-4.500h4.500';

interface CameraViewProps {
  camera: Camera;
  kind: VehicleKind;
  slot: PhotoSlot;
  onTaken: (result: PhotoResult) => void;
}

/** The camera within the page: the phone's own app makes browsers with little memory drop the page. */
export const CameraView = ({ camera, kind, slot, onTaken }: CameraViewProps) => {
  const t = useText();
  const { stream, problem, lenses, restart, nextLens } = camera;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isReady, setReady] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      setVideo(element);
      setReady(false);
      if (element !== null) element.srcObject = stream ?? null;
    },
    [stream],
  );

  const take = async (): Promise<void> => {
    if (video === null || isTaking) return;
    setTaking(true);
    const size = { width: video.videoWidth, height: video.videoHeight };
    video.pause();
    onTaken(await prepareDrawable({ source: video, size }, { slot, source: 'camera' }));
    // Still here when the picture could not be used.
    setTaking(false);
    if (video.isConnected) await video.play();
  };

  if (problem !== undefined) {
    return (
      <div className="py-stack-tight">
        <InlineNotice kind="warning" text={t(`motor.photo.camera.${problem}`)} />
        <Button size="large" onClick={restart}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.camera}>
      {stream === undefined ? (
        <Skeleton className={styles.video} />
      ) : (
        <video
          ref={show}
          className={styles.video}
          aria-label={t('motor.photo.camera.view')}
          autoPlay
          muted
          playsInline
          onLoadedMetadata={() => setReady(true)}
        />
      )}
      <div className={styles.guide}>
        <SlotDrawing kind={kind} slot={slot} />
      </div>
      <div className={styles.controls}>
        <span />
        <button
          type="button"
          className={styles.shutter}
          aria-label={t('motor.photo.camera.shoot')}
          disabled={!isReady || isTaking}
          onClick={() => void take()}
        />
        {lenses.length > 1 ? (
          <IconButton path={SWITCH} label={t('motor.photo.camera.lens')} onPress={nextLens} />
        ) : (
          <span />
        )}
      </div>
    </div>
  );
};
