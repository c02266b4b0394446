import type { ReviewPhoto, ReviewSet } from '#contract/inspection.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';

const DAY_MS = 86_400_000;

/** The picture's own date is what a device says, and may be anything. */
const useTakenAt = () => {
  const t = useText();
  return ({ takenAt, sentAt }: ReviewPhoto): string => {
    if (takenAt === undefined) return t('motor.review.photo.takenAt.none');
    const days = Math.floor((Date.parse(sentAt) - Date.parse(takenAt)) / DAY_MS);
    const time = formatMoment(takenAt);
    return days > 0 ? t('motor.review.photo.takenAt.before', { time, days }) : time;
  };
};

const Resemblances = ({ photo, code }: { photo: ReviewPhoto; code: string }) => {
  const t = useText();
  return (
    <>
      <ul>
        {photo.resembles.map((other) => (
          <li key={`${other.code} ${other.slot}`}>
            {t(
              other.code === code ? 'motor.review.photo.resembles.own' : 'motor.review.photo.resembles.other',
              { code: other.code, slot: t(`motor.slot.${other.slot}`) },
            )}
          </li>
        ))}
      </ul>
      <p className="py-small py-quiet">{t('motor.review.photo.resembles.note')}</p>
    </>
  );
};

/** Where a photo comes from; hints and resemblances judge nothing. */
export const PhotoFacts = ({ photo, set }: { photo: ReviewPhoto; set: ReviewSet }) => {
  const t = useText();
  const takenAt = useTakenAt();
  const { width, height, hints } = photo;
  return (
    <Facts>
      {photo.description === '' ? null : (
        <Fact label={t('motor.review.photo.description')}>{photo.description}</Fact>
      )}
      <Fact label={t('motor.review.photo.source')}>{t(`motor.review.photo.source.${photo.source}`)}</Fact>
      <Fact label={t('motor.review.photo.sentAt')}>{formatMoment(photo.sentAt)}</Fact>
      <Fact label={t('motor.review.photo.takenAt')}>{takenAt(photo)}</Fact>
      <Fact label={t('motor.review.photo.hints')}>
        {hints.length === 0
          ? t('motor.review.photo.hints.none')
          : hints.map((hint) => t(`motor.review.photo.hint.${hint}`)).join(', ')}
      </Fact>
      <Fact label={t('motor.review.photo.pixels')}>
        {t('motor.review.photo.pixels.value', { width, height })}
      </Fact>
      {photo.resembles.length === 0 ? null : (
        <Fact label={t('motor.review.photo.resembles')}>
          <Resemblances photo={photo} code={set.code} />
        </Fact>
      )}
    </Facts>
  );
};
