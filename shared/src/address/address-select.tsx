import { Button, Form, Select } from 'antd';
import type { FormRule } from 'antd';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { wordSearch } from '#ui/text/word-search.ts';
import { useText } from '#messages/text.ts';
import type { AddressList } from './address-lists.ts';

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
export const AddressSelect = ({ name, label, list, waitsFor, rule, onChoose }: AddressSelectProps) => {
  const text = useText();
  const placeholder = list.isWaiting ? text('address.list.loading') : text('address.list.search');
  return (
    <div className="py-stack-tight">
      <Form.Item name={name} label={label} rules={[rule]} required>
        <Select<string>
          size="large"
          loading={list.isWaiting}
          disabled={list.names === undefined}
          aria-busy={list.isWaiting || undefined}
          showSearch={wordSearch}
          placeholder={waitsFor ?? placeholder}
          notFoundContent={text('address.list.none')}
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
