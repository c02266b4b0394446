import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { MapArea } from './map-area.tsx';
import { DEFAULT_CENTRE, logNoPosition, logNotFound } from './map-engine.ts';
import type { EngineKind, MapSearch } from './map-engine.ts';
import type { MapPoint } from '../schemas/places.ts';
import type { MapTask } from './map-address.ts';
import { PlaceSearch } from './search/place-search.tsx';
import { ElsewhereQuestion, StreetField } from './search/address-questions.tsx';
import { useAddressAt } from './search/use-address-at.ts';
import { useEngine } from './use-engine.ts';
import styles from './map-content.module.css';
import { Button } from '#ui/button.tsx';

interface MapContentProps extends MapTask {
  kind: EngineKind;
  onKind: (kind: EngineKind) => void;
  /** Where the dialog has its buttons. */
  actions: HTMLElement | null;
}

type Busy = 'search' | 'position' | undefined;

export const MapContent = ({
  kind,
  onKind,
  actions,
  start = {},
  isCorrespondence,
  onPicked,
}: MapContentProps) => {
  const text = useText();
  const map = useEngine(kind, onKind);
  const [centre, setCentre] = useState<MapPoint>(DEFAULT_CENTRE);
  const [middle, setMiddle] = useState<MapPoint>(DEFAULT_CENTRE);
  const [point, setPoint] = useState<MapPoint>();
  const [unmatched, setUnmatched] = useState('');
  const [busy, setBusy] = useState<Busy>();
  const [street, setStreet] = useState(start.address ?? '');
  const Makers = map.engine?.Makers;
  const lookup = useAddressAt({ start, isCorrespondence, onPicked });
  const { question } = lookup;

  const mark = (place: MapPoint): void => {
    setPoint(place);
    setUnmatched('');
    lookup.forget();
  };
  const takeAddress = (): void => {
    if (question?.kind === 'street') lookup.take({ ...question.parts, address: street });
    else if (point) lookup.ask(point);
  };
  const goTo = (place: MapPoint): void => {
    setCentre(place);
    setMiddle(place);
    mark(place);
  };
  const during = async (what: Busy, find: () => Promise<MapPoint | undefined>): Promise<void> => {
    setBusy(what);
    const found = await find();
    setBusy(undefined);
    if (found) goTo(found);
  };
  const search = (words: string): Promise<void> =>
    during('search', async () => {
      const found = await map.geocode(words);
      if (found) return found;
      logNotFound();
      setUnmatched(words);
      return undefined;
    });
  const findDevice = (): Promise<void> =>
    during('position', () =>
      devicePosition().catch((error: unknown) => {
        logNoPosition(error);
        return undefined;
      }),
    );

  const findStart = useEffectEvent(async () => {
    if (!hasDevicePosition()) logNoPosition(new Error('This device has no geolocation.'));
    const known = [start.address, start.city, start.province].filter(Boolean).join(', ');
    return known === '' ? undefined : map.geocode(known);
  });
  const openAt = useEffectEvent((place: MapPoint) => {
    // Somebody was faster than the answer.
    if (point) return;
    setCentre(place);
    setMiddle(place);
  });
  useEffect(() => {
    void findStart().then((found) => found && openAt(found));
  }, []);

  return (
    <div className="py-stack">
      <PlaceSearch
        start={start.address ?? ''}
        isBusy={busy === 'search'}
        suggest={map.suggest}
        onChoose={(suggestion) => void during('search', () => map.locate(suggestion))}
        onSearch={(words) => void search(words)}
      />
      <MapArea map={map} centre={centre} point={point} middle={middle} onPick={mark} onMove={setMiddle} />
      <MapStatus point={point} unmatched={unmatched} search={map.engine?.search} />
      {lookup.isFailed ? <InlineNotice kind="error" text={text('address.notFound')} /> : null}
      {question?.kind === 'elsewhere' ? (
        <ElsewhereQuestion
          parts={question.parts}
          chosen={start}
          onReplace={() => lookup.take(question.parts)}
          onKeep={lookup.forget}
        />
      ) : null}
      {question?.kind === 'street' ? (
        <StreetField parts={question.parts} value={street} onType={setStreet} onEnter={takeAddress} />
      ) : null}
      <div className={styles.ways}>
        <Button onClick={() => mark(middle)}>{text('map.middle')}</Button>
        {hasDevicePosition() ? (
          <Button loading={busy === 'position'} onClick={() => void findDevice()}>
            {text('map.mine')}
          </Button>
        ) : null}
      </div>
      <p className="py-quiet py-small">{text('map.byHand')}</p>
      {Makers ? <Makers /> : null}
      {actions
        ? createPortal(
            <Button
              className={styles.use}
              type="primary"
              size="large"
              disabled={point === undefined}
              loading={lookup.isPending}
              onClick={takeAddress}
            >
              {text('map.use')}
            </Button>,
            actions,
          )
        : null}
    </div>
  );
};

interface MapStatusProps {
  point: MapPoint | undefined;
  /** The search text without a result. */
  unmatched: string;
  search: MapSearch | undefined;
}

/** Nearer than the places are known to stand. */
const SAME_KM = 0.1;
/** Degrees to about ten metres. */
const DIGITS = 4;

/** Says in words where the marker is, for those who do not see it. */
const MapStatus = ({ point, unmatched, search }: MapStatusProps) => {
  const text = useText();
  const intl = useIntl();
  const words = (): string => {
    if (unmatched !== '') return text('map.unmatched', { words: unmatched });
    if (!point) return text('map.hint');
    const near = search?.nearest?.(point);
    if (near && near.kilometres < SAME_KM) return text('map.at', { place: near.name });
    if (near) {
      const kilometres = intl.formatNumber(near.kilometres, { maximumFractionDigits: 1 });
      return text('map.near', { place: near.name, kilometres });
    }
    const [latitude, longitude] = [point.latitude, point.longitude].map((degrees) =>
      intl.formatNumber(degrees, { minimumFractionDigits: DIGITS, maximumFractionDigits: DIGITS }),
    );
    return text('map.marked', { latitude: latitude ?? '', longitude: longitude ?? '' });
  };
  return <output className={styles.status}>{words()}</output>;
};

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

const hasDevicePosition = (): boolean => 'geolocation' in navigator && Boolean(navigator.geolocation);

/** Where the device is; rejects when it does not know, may not say, or takes too long. */
const devicePosition = (): Promise<MapPoint> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ message, code }) => reject(new Error(message === '' ? `code ${code}` : message)),
      OPTIONS,
    );
  });
