import { useState } from 'react';
import { useText } from '#messages/text.ts';
import { CameraWindow } from './camera-window.tsx';
import type { Drawable } from './shrink-picture.ts';
import { CARD_ENCODING, drawnPhotoOf } from './small-photo.ts';
import type { PhotoProblem } from './small-photo.ts';
import { useCamera } from './use-camera.ts';
import styles from './camera-window.module.css';

interface CardCameraProps {
  onPhoto: (photo: Blob) => void;
  onPicked: (file: File) => void;
  onClose: () => void;
}

/** The camera with the outline of a card. */
export const CardCamera = ({ onPhoto, onPicked, onClose }: CardCameraProps) => {
  const text = useText();
  const camera = useCamera(true);
  const [problem, setProblem] = useState<PhotoProblem>();
  const take = async (picture: Drawable): Promise<void> => {
    const drawn = await drawnPhotoOf(picture, CARD_ENCODING);
    if ('problem' in drawn) setProblem(drawn.problem);
    else onPhoto(drawn.photo);
  };
  return (
    <CameraWindow
      camera={camera}
      title={text('camera.card.title')}
      hint={text('camera.card')}
      outline={<div className={styles.card} />}
      problem={problem}
      onTaken={take}
      onPicked={onPicked}
      onClose={onClose}
    />
  );
};
