import type { AgentName } from '@payung/shared/schemas/leads.ts';
import { TIME_SLOTS, TODO_CATEGORIES } from '@payung/shared/domain/todo/todo.ts';
import type { TodoCategory } from '@payung/shared/domain/todo/todo.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { checkDate, checkDescription, checkTime } from './todo-dialog.form.ts';
import type { Clocks } from './use-clocks.ts';
import { TextArea } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { NativeSelect } from '@payung/shared/ui/choices/native-select.tsx';
import { MembersChoice } from './members-choice.tsx';

const MAX_DESCRIPTION = 300;

const CATEGORY_TEXTS = {
  appointment: 'todo.category.appointment',
  birthday: 'todo.category.birthday',
} as const satisfies Record<TodoCategory, string>;

const CategoryChoice = (field: { value?: TodoCategory; onChange?: (category: TodoCategory) => void }) => {
  const text = useText();
  return (
    <RadioChoice
      {...field}
      name="todo-category"
      legend={text('todo.category')}
      options={TODO_CATEGORIES.map((value) => ({ value, label: text(CATEGORY_TEXTS[value]) }))}
    />
  );
};

const MembersField = ({ agents }: { readonly agents: readonly AgentName[] }) => {
  const text = useText();
  return (
    <Form.Item
      name="members"
      label={text('todo.members')}
      extra={text('todo.members.help')}
      rules={[
        {
          check: (ids) =>
            ((ids ?? []) as readonly string[]).length > 0 ? undefined : text('todo.error.members'),
        },
      ]}
      required
    >
      <MembersChoice agents={agents} />
    </Form.Item>
  );
};

interface TodoFieldsProps {
  readonly agents: readonly AgentName[];
  readonly clocks: Clocks;
  /** A task keeps the category that it was made with. */
  readonly isNew: boolean;
}

/** What, when and for whom (DASH-024, DASH-026, DASH-027, DASH-030). */
export const TodoFields = ({ agents, clocks, isNew }: TodoFieldsProps) => {
  const text = useText();
  const zone = text('todo.zone', { zone: clocks.zone });
  return (
    <>
      <Form.Item
        name="description"
        label={text('todo.description')}
        rules={[ruleOf(checkDescription)]}
        required
      >
        <TextArea maxLength={MAX_DESCRIPTION} rows={3} />
      </Form.Item>
      {isNew ? (
        <Form.Item name="category">
          <CategoryChoice />
        </Form.Item>
      ) : null}
      <div className="py-two">
        <Form.Item name="date" label={text('todo.date')} rules={[ruleOf(checkDate(clocks.today))]} required>
          <DateField label={text('todo.date')} min={clocks.today} />
        </Form.Item>
        <Form.Item name="time" label={text('todo.time')} extra={zone} rules={[ruleOf(checkTime)]} required>
          <NativeSelect
            placeholder={text('todo.time.choose')}
            options={TIME_SLOTS.map((slot) => ({ value: slot, label: clocks.slotText(slot) }))}
          />
        </Form.Item>
      </div>
      {agents.length > 1 ? <MembersField agents={agents} /> : null}
    </>
  );
};
