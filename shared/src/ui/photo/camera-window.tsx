import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { Button } from '#ui/button.tsx';
import { AdaptiveDialog } from '#ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { IconButton } from '#ui/fields/icon-button.tsx';
import { PickFile, PickFiles } from './pick-file.tsx';
import type { PickedFrom } from './pick-file.tsx';
import type { Drawable } from './shrink-picture.ts';
import type { PhotoProblem } from './small-photo.ts';
import type { Camera } from './use-camera.ts';
import styles from './camera-window.module.css';

/** Two arrows in a circle. */
const SWITCH =
  'M4 12a8 8 0 0 1 13.500-5.800L20 8.500M20 4v4.500h-4.500M20 12a8 8 0 0 1-13.500 5.800L4 15.500M4 20v-4.500h4.500';

interface CameraWindowProps {
  camera: Camera;
  /** What is photographed. */
  title: string;
  hint: string;
  /** Lies over the picture: where what is photographed should be. */
  outline: ReactNode;
  /** Why the last photo could not be used. */
  problem: PhotoProblem | undefined;
  onTaken: (picture: Drawable) => Promise<void>;
  onPicked: (file: File, from: PickedFrom) => void;
  onClose: () => void;
}

/**
 * The camera within the page, over the whole window: the phone's own app makes browsers with little memory drop the
 * page. What is pressed lies at the bottom, under the thumb; Back closes it.
 */
export const CameraWindow = (props: CameraWindowProps) => {
  const { camera, title, hint, outline, problem, onTaken, onPicked, onClose } = props;
  const text = useText();
  return (
    <AdaptiveDialog open isFullWindow title={title} onClose={onClose}>
      {camera.problem === undefined ? (
        <div className={styles.camera}>
          <Viewfinder camera={camera} outline={outline} onTaken={onTaken} />
          <div className={styles.below}>
            {problem === undefined ? (
              <p className="py-small">{hint}</p>
            ) : (
              <InlineNotice kind="error" text={text(problem)} />
            )}
            <PickFile from="file" onPicked={onPicked} />
          </div>
        </div>
      ) : (
        <div className={styles.without}>
          <InlineNotice kind="warning" text={text(`camera.${camera.problem}`)} />
          <Button size="large" type="primary" onClick={camera.restart}>
            {text('common.tryAgain')}
          </Button>
          <PickFiles onPicked={onPicked} />
        </div>
      )}
    </AdaptiveDialog>
  );
};

const Viewfinder = ({
  camera,
  outline,
  onTaken,
}: Pick<CameraWindowProps, 'camera' | 'outline' | 'onTaken'>) => {
  const text = useText();
  const { stream, lenses, nextLens } = camera;
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
    await onTaken({ source: video, size });
    // Still here when the picture could not be used.
    setTaking(false);
    if (video.isConnected) await video.play();
  };

  return (
    <>
      <div className={styles.stage}>
        {stream === undefined ? (
          <Skeleton className={styles.video} />
        ) : (
          <video
            ref={show}
            className={styles.video}
            aria-label={text('camera.view')}
            autoPlay
            muted
            playsInline
            onLoadedMetadata={() => setReady(true)}
          />
        )}
        <div className={styles.outline}>{outline}</div>
      </div>
      <div className={styles.controls}>
        <span />
        <button
          type="button"
          className={styles.shutter}
          aria-label={text('camera.shoot')}
          disabled={!isReady || isTaking}
          onClick={() => void take()}
        />
        {lenses.length > 1 ? (
          <IconButton path={SWITCH} label={text('camera.lens')} onPress={nextLens} />
        ) : (
          <span />
        )}
      </div>
    </>
  );
};
