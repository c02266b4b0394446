import { useState } from 'react';
import { Button } from 'antd';
import { LineIcon } from '#ui/text/picture.tsx';
import { MapPicker } from './map-picker.tsx';
import type { MapTask } from './map-task.ts';

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
