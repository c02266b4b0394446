import { useState } from 'react';
import { ComboBox } from '@payung/shared/ui/choices/combo-box.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/catalogue.ts';
import { isDomestic } from '#rules/constants.ts';
import { findDestinations } from '#rules/destinations/find-destinations.ts';
import { checkDestination } from './create-quote.form.ts';
import type { CreateQuoteValues, OfferedDestination } from './create-quote.form.ts';

export interface DestinationFieldProps {
  offered: readonly OfferedDestination[];
  isLoading: boolean;
}

interface DestinationBoxProps extends DestinationFieldProps {
  id?: string;
  /** Set by forms. */
  value?: string;
  onChange?: (destination: string) => void;
}

/** One search for countries, cities and what people call a journey; each says the area that sets its price. */
const DestinationBox = ({ offered, ...field }: DestinationBoxProps) => {
  const t = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const found = findDestinations(offered, typed, language) as readonly OfferedDestination[];
  return (
    <ComboBox
      {...field}
      placeholder={t('travel.create.area.placeholder')}
      nothing={t('travel.create.area.none')}
      onSearch={setTyped}
      options={found.map(({ id, name, area }) => ({
        value: id,
        label: name[language] === area.name ? area.name : `${name[language]} · ${area.name}`,
      }))}
    />
  );
};

/** Draws itself again with the destination, and nothing else with it. */
export const DestinationField = (props: DestinationFieldProps) => {
  const t = useText();
  const form = Form.useFormInstance<CreateQuoteValues>();
  const chosen = Form.useWatch('destination', form);
  const area = props.offered.find(({ id }) => id === chosen)?.area;
  return (
    <>
      <Form.Item
        name="destination"
        label={t('travel.create.area')}
        extra={t('travel.create.area.help')}
        rules={[ruleOf((destination) => checkDestination(props.offered, destination))]}
        required
      >
        <DestinationBox {...props} />
      </Form.Item>
      {area !== undefined && isDomestic(area.tripType) ? (
        <InlineNotice kind="info" text={t('travel.create.domestic.help')} />
      ) : null}
    </>
  );
};
