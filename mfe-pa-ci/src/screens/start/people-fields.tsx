import { Form } from 'antd';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { CountField } from '@payung/shared/ui/fields/count-field.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import type { LimitType } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import { MAX_PARTICIPANTS } from '#rules/cover.ts';
import { useCoverRule } from './cover-rule.ts';

const LimitChoice = (field: { value?: LimitType; onChange?: (type: LimitType) => void }) => {
  const t = useText();
  return (
    <RadioChoice
      {...field}
      name="limitType"
      legend={t('pa.limit.legend')}
      options={[
        { value: 'one', label: t('pa.limit.one'), help: t('pa.limit.one.help') },
        { value: 'separate', label: t('pa.limit.separate'), help: t('pa.limit.separate.help') },
      ]}
    />
  );
};

/** How many are insured (PA-025), and whether all of them have the same limit. */
export const PeopleFields = () => {
  const t = useText();
  const rule = useCoverRule();
  return (
    <Block id="people" title={t('pa.start.people')}>
      <div className="py-field">
        <span className="py-field-label">{t('pa.participants')}</span>
        <Form.Item name="participants" rules={[rule('participants')]} noStyle>
          <CountField
            label={t('pa.participants')}
            fewer={t('pa.participants.fewer')}
            more={t('pa.participants.more')}
            min={1}
            max={MAX_PARTICIPANTS}
          />
        </Form.Item>
        <p className="py-field-help">{t('pa.participants.help', { max: MAX_PARTICIPANTS })}</p>
      </div>
      <Form.Item name="limitType" noStyle>
        <LimitChoice />
      </Form.Item>
    </Block>
  );
};
