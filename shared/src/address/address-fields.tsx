import { useState } from 'react';
import type { AddressParts } from '#schemas/places.ts';
import { MapField } from '#map/map-field.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useText } from '#messages/text.ts';
import { partsAfter, ADDRESS_MAX, POSTAL_CODE_MAX } from './address.ts';
import type { PlacePart } from './address.ts';
import { useAddressLists } from './address-lists.ts';
import type { AddressList } from './address-lists.ts';
import { useFillAddress } from './fill-address.ts';
import type { FillResult } from './fill-address.ts';
import { Button } from '#ui/button.tsx';
import { Input, TextArea } from '#ui/input.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FormRule } from '#ui/form/form-store.ts';
import { ComboBox } from '#ui/choices/combo-box.tsx';
import { useFormValue } from '#ui/form/form-context.ts';

const NOTICES = { running: 'info', full: 'success', part: 'warning', failed: 'warning' } as const;

interface AddressFieldsProps {
  /** The field of the form that holds the address. */
  name: string;
  words: {
    /** Of the street and the number. */
    readonly address: string;
    /** Of the button that opens the map. */
    readonly map: string;
  };
  isCorrespondence?: boolean;
  rule: (part: keyof AddressParts) => FormRule;
  /** Parts were filled without typing. */
  onFilled: () => void;
}

const usePart = (name: string, part: keyof AddressParts): string =>
  (useFormValue(Form.useFormInstance(), [name, part]) as string | undefined) ?? '';

/** One address: by the map, by the lists, or typed (HOME-069, HOME-072). */
export const AddressFields = ({ name, words, isCorrespondence, rule, onFilled }: AddressFieldsProps) => {
  const text = useText();
  const form = Form.useFormInstance();
  const fill = useFillAddress(name);
  const [filling, setFilling] = useState<FillResult | 'running'>();
  const address = usePart(name, 'address');
  const province = usePart(name, 'province');
  const city = usePart(name, 'city');
  const district = usePart(name, 'district');
  const lists = useAddressLists({ province, city, district });

  const choose = (part: PlacePart, value: string): void => {
    for (const dependent of partsAfter(part)) form.setFieldValue([name, dependent], undefined);
    if (part === 'subDistrict') form.setFieldValue([name, 'postalCode'], lists.postalCodeOf(value));
    onFilled();
  };

  const fillByMap = async (parts: AddressParts): Promise<void> => {
    setFilling('running');
    setFilling(await fill(parts));
    onFilled();
  };

  const select = (part: 'province' | 'city' | 'district' | 'subDistrict', waitsFor?: string) => (
    <AddressSelect
      name={[name, part]}
      label={text(`address.${part}`)}
      list={lists[part]}
      waitsFor={waitsFor}
      rule={rule(part)}
      onChoose={(value) => choose(part, value)}
    />
  );

  return (
    <>
      <Form.Item
        name={[name, 'address']}
        label={words.address}
        extra={text('address.help')}
        rules={[rule('address')]}
        required
      >
        <TextArea rows={2} maxLength={ADDRESS_MAX} autoComplete="street-address" />
      </Form.Item>
      <div className="py-stack-tight">
        <div>
          <MapField
            label={words.map}
            start={{ address, city, province }}
            isCorrespondence={isCorrespondence}
            onPicked={(parts) => void fillByMap(parts)}
          />
        </div>
        {filling === undefined ? null : (
          <InlineNotice kind={NOTICES[filling]} text={text(`address.map.${filling}`)} />
        )}
      </div>
      <div className="py-two">
        {select('province')}
        {select('city', province === '' ? text('address.city.first') : undefined)}
        {select('district', city === '' ? text('address.district.first') : undefined)}
        {select('subDistrict', district === '' ? text('address.subDistrict.first') : undefined)}
        <Form.Item
          name={[name, 'postalCode']}
          label={text('address.postalCode')}
          rules={[rule('postalCode')]}
          required
        >
          <Input size="large" inputMode="numeric" autoComplete="postal-code" maxLength={POSTAL_CODE_MAX} />
        </Form.Item>
      </div>
    </>
  );
};

interface AddressSelectProps {
  name: (string | number)[];
  label: string;
  list: AddressList;
  /** Shown while the choice before this one is still to be made. */
  waitsFor?: string | undefined;
  rule: FormRule;
  onChoose: (name: string) => void;
}

/** A list to search in. It stays in place while it loads, and can be loaded again after a failure. */
const AddressSelect = ({ name, label, list, waitsFor, rule, onChoose }: AddressSelectProps) => {
  const text = useText();
  const placeholder = list.isWaiting ? text('address.list.loading') : text('address.list.search');
  return (
    <div className="py-stack-tight">
      <Form.Item name={name} label={label} rules={[rule]} required>
        <ComboBox
          isLoading={list.isWaiting}
          disabled={list.names === undefined}
          placeholder={waitsFor ?? placeholder}
          nothing={text('address.list.none')}
          options={(list.names ?? []).map((value) => ({ value, label: value }))}
          onChange={onChoose}
        />
      </Form.Item>
      {list.hasFailed ? (
        <InlineNotice
          kind="warning"
          text={
            <span className="py-row">
              {text('address.list.failed')}
              <Button size="small" loading={list.isFetching} onClick={list.retry}>
                {text('common.tryAgain')}
              </Button>
            </span>
          }
        />
      ) : null}
    </div>
  );
};
