import { Button, Form, Select } from 'antd';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useCities } from '@payung/shared/address/address-lists.ts';
import { wordSearch } from '@payung/shared/ui/text/word-search.ts';
import { useText } from '#messages/catalogue.ts';
import { usePropertyRule } from './property-rule.ts';

/** The cities of the chosen province, read once it is chosen (HOME-109). */
export const CityField = ({ provinceId }: { provinceId: string }) => {
  const t = useText();
  const rule = usePropertyRule();
  const cities = useCities(provinceId);
  const isWaiting = provinceId !== '' && cities.data === undefined && !cities.isError;
  return (
    <div className="py-stack-tight">
      <Form.Item name="city" label={t('address.city')} rules={[rule('city')]} required>
        <Select
          size="large"
          loading={isWaiting}
          disabled={cities.data === undefined}
          showSearch={wordSearch}
          placeholder={t(provinceId === '' ? 'address.city.first' : 'home.create.city.placeholder')}
          notFoundContent={t('address.list.none')}
          options={(cities.data ?? []).map(({ name }) => ({ value: name, label: name }))}
        />
      </Form.Item>
      {cities.isError && cities.data === undefined ? (
        <InlineNotice
          kind="warning"
          text={
            <span className="py-row">
              {t('home.create.city.failed')}
              <Button size="small" loading={cities.isFetching} onClick={() => void cities.refetch()}>
                {t('common.tryAgain')}
              </Button>
            </span>
          }
        />
      ) : null}
    </div>
  );
};
