import { useState } from 'react';
import { LineIcon } from '#ui/text/picture.tsx';
import { AdaptiveDialog } from '#ui/feedback/adaptive-dialog.tsx';
import type { MapTask } from './map-address.ts';
import { readSettings } from '../settings.ts';
import type { EngineKind } from './map-engine.ts';
import { MapMissing, MapSkeleton } from './map-states.tsx';
import { logMapFailed } from './map-engine.ts';
import { useLater } from './search/use-later.ts';
import { Button } from '#ui/button.tsx';

const PIN =
  'M12 21c-4-4.8-6.5-8-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 13 16 16.2 12 21Zm0-8.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z';

interface MapFieldProps extends MapTask {
  /** Of the button, and the title of what it opens. */
  label: string;
  disabled?: boolean;
}

/** The button beside an address that opens the map. */
export const MapField = ({ label, disabled, ...task }: MapFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        disabled={disabled}
        onClick={() => setOpen(true)}
        icon={<LineIcon path={PIN} size={20} />}
      >
        {label}
      </Button>
      <MapPicker {...task} open={isOpen} title={label} onClose={() => setOpen(false)} />
    </>
  );
};

interface MapPickerProps extends MapTask {
  open: boolean;
  title: string;
  onClose: () => void;
}

const loadContent = async () => (await import('./map-content.tsx')).MapContent;

const Opened = (props: MapTask & { actions: HTMLElement | null }) => {
  const { value: Content, isMissing, retry } = useLater('content', loadContent, logMapFailed);
  // Stays with the map without a key once the other one has failed, until the map is opened again.
  const [kind, setKind] = useState<EngineKind>(() => (readSettings().mapsKey ? 'google' : 'keyless'));
  if (isMissing) return <MapMissing onRetry={retry} />;
  if (!Content) return <MapSkeleton />;
  return <Content {...props} kind={kind} onKind={setKind} />;
};

/** Finds an address on a map (MAP-001); typing it by hand stays possible all the time. */
const MapPicker = ({ open, title, onClose, onPicked, ...task }: MapPickerProps) => {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <AdaptiveDialog open={open} title={title} onClose={onClose} width={720} footer={<div ref={setActions} />}>
      <Opened
        {...task}
        actions={actions}
        onPicked={(parts) => {
          onPicked(parts);
          onClose();
        }}
      />
    </AdaptiveDialog>
  );
};
