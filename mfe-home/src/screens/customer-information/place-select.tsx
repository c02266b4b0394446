import { Button, Form, Select } from 'antd';
import type { FormRule } from 'antd';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PlaceList } from './place-lists.ts';
import type { PlaceField } from './place-names.ts';

interface PlaceSelectProps {
  name: PlaceField;
  label: string;
  list: PlaceList;
  /** The choice before this one is still to be made. */
  first?: string | undefined;
  rules?: FormRule[];
}

/** A list to search in. It stays where it is while it is read, and can be asked again when that failed. */
export const PlaceSelect = ({ name, label, list, first, rules }: PlaceSelectProps) => {
  const t = useText();
  const placeholder = list.isWaiting ? t('home.customer.place.loading') : t('home.customer.place.search');
  return (
    <div className="py-stack-tight">
      <Form.Item name={name} label={label} rules={rules ?? []} required>
        <Select
          size="large"
          loading={list.isWaiting}
          disabled={list.names === undefined}
          aria-busy={list.isWaiting || undefined}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={first ?? placeholder}
          notFoundContent={t('home.create.place.none')}
          options={(list.names ?? []).map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      {list.hasFailed ? (
        <InlineNotice
          kind="warning"
          text={
            <span className="py-row">
              {t('home.customer.place.failed')}
              <Button size="small" loading={list.isAsking} onClick={list.again}>
                {t('common.tryAgain')}
              </Button>
            </span>
          }
        />
      ) : null}
    </div>
  );
};
