import { useEffect, useId, useRef } from 'react';
import type { AddressParts } from '#schemas/places.ts';
import type { MapStart } from '#map/map-address.ts';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { FieldError } from '#ui/fields/field-error.tsx';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

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

/** As long as the address that it becomes. */
const STREET_MAX = 500;

interface StreetFieldProps {
  /** What is known of the address; with each new refusal the field has the focus again. */
  parts: AddressParts;
  value: string;
  onType: (street: string) => void;
  onEnter: () => void;
}

/** The map knows the areas of the marker and no street: it is typed, and the address is refused without it. */
export const StreetField = ({ parts, value, onType, onEnter }: StreetFieldProps) => {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (parts) field.current?.focus();
  }, [parts]);
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('map.street')}
      </label>
      <Input
        ref={field}
        id={id}
        size="large"
        autoComplete="street-address"
        maxLength={STREET_MAX}
        aria-describedby={`${id}-error`}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onEnter={(event) => {
          event.preventDefault();
          onEnter();
        }}
      />
      <FieldError id={`${id}-error`}>{text('map.street.missing')}</FieldError>
    </div>
  );
};
