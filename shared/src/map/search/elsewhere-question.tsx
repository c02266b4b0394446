import { Button } from 'antd';
import type { AddressParts } from '#schemas/places.ts';
import type { MapStart } from '#map/map-task.ts';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

interface ElsewhereQuestionProps {
  parts: AddressParts;
  chosen: MapStart | undefined;
  onReplace: () => void;
  onKeep: () => void;
}

const placeName = (city: string | undefined, province: string | undefined): string =>
  [city, province].filter(Boolean).join(', ');

/** The marker stands outside of the chosen city: province and city may follow it. */
export const ElsewhereQuestion = ({ parts, chosen, onReplace, onKeep }: ElsewhereQuestionProps) => {
  const text = useText();
  const place = placeName(parts.city, parts.province);
  return (
    <div className="py-stack-tight">
      <InlineNotice
        kind="warning"
        text={text('map.elsewhere', { place, chosen: placeName(chosen?.city, chosen?.province) })}
      />
      <div className="py-row">
        <Button type="primary" onClick={onReplace}>
          {text('map.elsewhere.replace', { place })}
        </Button>
        <Button onClick={onKeep}>{text('map.elsewhere.keep')}</Button>
      </div>
    </div>
  );
};
