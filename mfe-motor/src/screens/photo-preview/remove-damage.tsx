import { Button } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { InspectionPhoto } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { cachedInspection } from '#photos/inspection-reads.ts';
import { dropPhoto } from '#photos/sending/send-photos.ts';
import type { DamageSlot } from '#rules/inspection.ts';

interface RemoveDamageProps {
  quoteId: string;
  slot: DamageSlot;
  /** The server's; nothing while it is on its way. */
  photo: InspectionPhoto | undefined;
}

/** Damage need not be shown. */
export const RemoveDamage = ({ quoteId, slot, photo }: RemoveDamageProps) => {
  const t = useText();
  const remove = useMutation({
    mutationFn: async () => {
      dropPhoto(quoteId, slot);
      if (photo === undefined) return;
      const { photoId } = photo;
      cachedInspection(quoteId).write(
        await call(motorEndpoints.removePhoto, { params: { quoteId, photoId } }),
      );
    },
  });
  return (
    <Button size="large" danger loading={remove.isPending} onClick={() => remove.mutate()}>
      {t('motor.photo.remove')}
    </Button>
  );
};
