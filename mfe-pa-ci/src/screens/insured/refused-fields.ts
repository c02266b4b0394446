import { useEffect } from 'react';
import type { FormInstance } from 'antd';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { insuredFieldOf } from '#contract/insured-fields.ts';
import type { InsuredValues } from './insured.form.ts';

/** Shows what the server refused beside its field, and moves to the first of them. */
export const useRefusedFields = (
  form: FormInstance<InsuredValues>,
  problems: readonly ListedError[],
): void => {
  useEffect(() => {
    const marked = problems.flatMap(({ field, message }) => {
      const name = insuredFieldOf(field);
      return name === undefined ? [] : [{ name, errors: [message] }];
    });
    const [first] = marked;
    if (first === undefined) return;
    form.setFields(marked);
    form.scrollToField(first.name, { focus: true, block: 'center' });
  }, [form, problems]);
};
