import type { BankAccount } from '@payung/shared/schemas/onboarding.ts';
import {
  checkBankAccount,
  normaliseAccountNumber,
  BANKS,
} from '@payung/shared/domain/onboarding/bank-account.ts';
import type { RegistrationMessage } from '@payung/shared/domain/onboarding/check-details.ts';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { ComboBox } from '@payung/shared/ui/choices/combo-box.tsx';
import { useText } from '#messages/catalogue.ts';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormRule } from '@payung/shared/ui/form/form-store.ts';

/** Account numbers are often written in groups. */
const NUMBER_MAX = 30;
const OPTIONS = BANKS.map(({ code, name }) => ({ value: code, label: name }));

export type BankValues = Partial<BankAccount>;

/** Untouched fields are empty. */
export const bankOf = ({
  bankCode = '',
  accountHolder = '',
  accountNumber = '',
}: BankValues): BankAccount => ({
  bankCode,
  accountHolder: accountHolder.trim(),
  accountNumber: normaliseAccountNumber(accountNumber),
});

/** Bank, holder and number of the account to which an agent is paid. */
export const BankFields = ({ title }: { title: string }) => {
  const text = useText();
  const form = Form.useFormInstance<BankValues>();
  const rule = (field: keyof BankAccount): FormRule =>
    ruleOf<RegistrationMessage>(
      () =>
        checkBankAccount(bankOf(form.getFieldsValue(true))).find((problem) => problem.field === field)
          ?.message,
    );
  return (
    <Block id="bank" title={title}>
      <Form.Item name="bankCode" label={text('regbank.bank')} rules={[rule('bankCode')]} required>
        <ComboBox
          placeholder={text('regbank.bank.choose')}
          nothing={text('regbank.bank.none')}
          options={OPTIONS}
        />
      </Form.Item>
      <Form.Item
        name="accountHolder"
        label={text('regbank.holder')}
        extra={text('regbank.holder.help')}
        rules={[rule('accountHolder')]}
        required
      >
        <Input size="large" autoComplete="off" maxLength={NAME_MAX} />
      </Form.Item>
      <Form.Item
        name="accountNumber"
        label={text('regbank.number')}
        extra={text('regbank.number.help')}
        rules={[rule('accountNumber')]}
        required
      >
        <Input size="large" inputMode="numeric" autoComplete="off" maxLength={NUMBER_MAX} />
      </Form.Item>
    </Block>
  );
};
