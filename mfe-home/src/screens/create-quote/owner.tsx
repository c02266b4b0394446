import { InsuredFields } from '@payung/shared/journey/customer/insured-fields.tsx';
import { useText } from '#messages/catalogue.ts';
import { usePropertyRule } from './property-rule.ts';

/** Whose property it is. */
export const Owner = ({ asksPhone }: { asksPhone: boolean }) => {
  const t = useText();
  const rule = usePropertyRule();
  return (
    <InsuredFields
      words={{
        title: t('home.property.insured'),
        name: t('home.create.name'),
        nameHelp: t('home.create.name.help'),
      }}
      nameRule={rule('insuredName')}
      asksPhone={asksPhone}
    />
  );
};
