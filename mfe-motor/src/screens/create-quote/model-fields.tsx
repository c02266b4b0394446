import { Form } from 'antd';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { Catalogue } from './catalogue-reads.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';
import { SuggestField } from './suggest-field.tsx';
import { useVehicleRule } from './vehicle-rule.ts';

const MOST_BRAND = 60;
const MOST_MODEL = 80;

interface ModelFieldsProps {
  catalogue: Catalogue;
  /** The form was filled without typing. */
  onFilled: () => void;
}

/** Brand, then model, from the catalogue or typed. Words that name a model fill both. */
export const ModelFields = ({ catalogue, onFilled }: ModelFieldsProps) => {
  const t = useText();
  const rule = useVehicleRule();
  const form = Form.useFormInstance<CreateQuoteValues>();
  const whole = catalogue.anyModels.map((each) => ({ ...each, name: `${each.brand} ${each.model}` }));
  const brands = catalogue.brands.map(({ brand }) => ({ value: brand, label: brand }));
  const chooseWhole = (name: string): void => {
    const match = whole.find((each) => each.name === name);
    if (match === undefined) return;
    form.setFieldsValue({ brand: match.brand, model: match.model });
    form.validateFields(['brand', 'model']).catch(() => undefined);
    onFilled();
  };

  return (
    <>
      <div className="py-two">
        <Form.Item
          name="brand"
          label={t('motor.create.brand')}
          extra={t('motor.create.brand.help')}
          rules={[rule('brand')]}
          required
        >
          <SuggestField
            suggestions={[...brands, ...whole.map(({ name }) => ({ value: name, label: name }))]}
            onChoose={chooseWhole}
            maxLength={MOST_BRAND}
          />
        </Form.Item>
        <Form.Item
          name="model"
          label={t('motor.create.model')}
          extra={t('motor.create.model.help')}
          rules={[rule('model')]}
          required
        >
          <SuggestField
            suggestions={catalogue.models.map((each) => ({
              value: each.model,
              label: `${each.model} · ${t('motor.create.model.new', { amount: formatRupiah(each.guidePrice) })}`,
            }))}
            maxLength={MOST_MODEL}
          />
        </Form.Item>
      </div>
      {/* Accepted, and marked for the reviewer (ruling R17). */}
      {catalogue.isUnlisted ? <InlineNotice kind="info" text={t('motor.create.unlisted')} /> : null}
    </>
  );
};
