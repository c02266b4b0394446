import { Button } from 'antd';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';
import { DAMAGE_SLOTS } from '#rules/inspection.ts';
import type { DamageSlot } from '#rules/inspection.ts';
import { photoOfSlot, slotStateOf } from '../slots/slot-state.ts';
import type { Photos } from '../slots/slot-state.ts';

interface DamageProps {
  photos: Photos;
  onAdd: (slot: DamageSlot) => void;
}

const descriptionOf = (photos: Photos, slot: DamageSlot): string =>
  photos.outbox.find((photo) => photo.slot === slot)?.description ??
  photoOfSlot(photos, slot)?.description ??
  '';

/** Once everything else is there: damage that the vehicle has already, up to four photos. */
export const Damage = ({ photos, onAdd }: DamageProps) => {
  const t = useText();
  const shown = DAMAGE_SLOTS.filter((slot) => slotStateOf(photos, slot) !== 'missing');
  const free = DAMAGE_SLOTS.find((slot) => slotStateOf(photos, slot) === 'missing');
  return (
    <Block id="motor-damage" title={t('motor.photo.damage.title')}>
      <InlineNotice kind="success" text={t('motor.photo.all')} />
      <p>{t('motor.photo.damage.text')}</p>
      {shown.length === 0 ? null : (
        <ul className="py-stack-tight">
          {shown.map((slot) => (
            <li key={slot}>{descriptionOf(photos, slot)}</li>
          ))}
        </ul>
      )}
      {free === undefined ? null : (
        <Button size="large" onClick={() => onAdd(free)}>
          {t('motor.photo.damage.add')}
        </Button>
      )}
    </Block>
  );
};
