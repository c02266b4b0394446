import { useState } from 'react';
import { Form, Input } from 'antd';
import { POSTAL_CODE_MAX } from '@payung/shared/domain/home/customer.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { MapField } from '@payung/shared/map/map-field.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { useCustomerRule } from './customer-rule.ts';
import { useFillPlace } from './fill-place.ts';
import type { FillEnd } from './fill-place.ts';
import { usePlaceLists } from './place-lists.ts';
import { PLACES } from './place-names.ts';
import type { PlaceKind } from './place-names.ts';
import { PlaceSelect } from './place-select.tsx';

/** As the specification's `address` is long. */
const ADDRESS_MAX = 500;

const NOTICES = { runs: 'info', full: 'success', part: 'warning', failed: 'warning' } as const;

interface PlaceFieldsProps {
  kind: PlaceKind;
  /** The form was filled without typing. */
  onFilled: () => void;
}

/** One address: by the map, by the lists, or typed (HOME-069, HOME-072). */
export const PlaceFields = ({ kind, onFilled }: PlaceFieldsProps) => {
  const t = useText();
  const rule = useCustomerRule();
  const form = Form.useFormInstance<HomeCustomer>();
  const names = PLACES[kind];
  const fill = useFillPlace(names);
  const [filling, setFilling] = useState<FillEnd | 'runs'>();
  const address = Form.useWatch<string | undefined>(names.address, { form, preserve: true }) ?? '';
  const province = Form.useWatch<string | undefined>(names.province, { form, preserve: true }) ?? '';
  const city = Form.useWatch<string | undefined>(names.city, { form, preserve: true }) ?? '';
  const district = Form.useWatch<string | undefined>(names.district, { form, preserve: true }) ?? '';
  const lists = usePlaceLists({ province, city, district });
  const isInsured = kind === 'insured';

  return (
    <>
      <Form.Item
        name={names.address}
        label={t(`home.customer.address.${kind}`)}
        extra={t('home.customer.address.help')}
        rules={[rule(names.address)]}
        required
      >
        <Input.TextArea rows={2} maxLength={ADDRESS_MAX} autoComplete="street-address" />
      </Form.Item>
      <div className="py-stack-tight">
        <div>
          <MapField
            label={t(`home.customer.map.${kind}`)}
            start={{ address, city, province }}
            isCorrespondence={!isInsured}
            onPicked={(parts) => {
              setFilling('runs');
              void fill(parts).then((end) => {
                setFilling(end);
                onFilled();
              });
            }}
          />
        </div>
        {filling === undefined ? null : (
          <InlineNotice kind={NOTICES[filling]} text={t(`home.customer.map.${filling}`)} />
        )}
      </div>
      <div className="py-two">
        <PlaceSelect
          name={names.province}
          label={t('home.customer.province')}
          list={lists.province}
          rules={[rule(names.province)]}
        />
        <PlaceSelect
          name={names.city}
          label={t('home.create.city')}
          list={lists.city}
          first={province === '' ? t('home.create.city.first') : undefined}
          rules={[rule(names.city)]}
        />
        <PlaceSelect
          name={names.district}
          label={t('home.customer.district')}
          list={lists.district}
          first={city === '' ? t('home.customer.district.first') : undefined}
          rules={[rule(names.district)]}
        />
        <PlaceSelect
          name={names.subDistrict}
          label={t('home.customer.subDistrict')}
          list={lists.subDistrict}
          first={district === '' ? t('home.customer.subDistrict.first') : undefined}
          rules={[rule(names.subDistrict)]}
        />
        <Form.Item
          name={names.postalCode}
          label={t('home.customer.postalCode')}
          rules={[rule(names.postalCode)]}
          required
        >
          <Input size="large" inputMode="numeric" autoComplete="postal-code" maxLength={POSTAL_CODE_MAX} />
        </Form.Item>
      </div>
    </>
  );
};
