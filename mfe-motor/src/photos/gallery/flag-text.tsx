import type { PhotoFlag } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';

/** Why a photo is asked for again, how to take it, and what the reviewer wrote. */
export const FlagText = ({ flag: { reason, note } }: { flag: PhotoFlag }) => {
  const t = useText();
  return (
    <div>
      <p>
        <strong>{t(`motor.flag.${reason}`)}</strong>
      </p>
      <p>{t(`motor.flag.${reason}.retake`)}</p>
      {note === '' ? null : <p>{t('motor.flag.note', { note })}</p>}
    </div>
  );
};
