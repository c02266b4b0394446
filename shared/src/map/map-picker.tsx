import { useState } from 'react';
import { AdaptiveDialog } from '#ui/feedback/adaptive-dialog.tsx';
import { readSettings } from '../settings.ts';
import type { EngineKind } from './map-engine.ts';
import { MapMissing } from './map-missing.tsx';
import { MapSkeleton } from './map-skeleton.tsx';
import { logMapFailed } from './map-log.ts';
import type { MapTask } from './map-task.ts';
import { useLater } from './search/use-later.ts';

interface MapPickerProps extends MapTask {
  open: boolean;
  title: string;
  onClose: () => void;
}

const loadContent = async () => (await import('./map-content.tsx')).MapContent;

const Opened = (props: MapTask & { actions: HTMLElement | null }) => {
  const { value: Content, isMissing, retry } = useLater('content', loadContent, logMapFailed);
  // Stays with the map without a key once the other one has failed, until the map is opened anew.
  const [kind, setKind] = useState<EngineKind>(() => (readSettings().mapsKey ? 'google' : 'keyless'));
  if (isMissing) return <MapMissing onRetry={retry} />;
  if (!Content) return <MapSkeleton />;
  return <Content {...props} kind={kind} onKind={setKind} />;
};

/** Finds an address on a map (MAP-001); typing it by hand stays possible all the time. */
export const MapPicker = ({ open, title, onClose, onPicked, ...task }: MapPickerProps) => {
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
