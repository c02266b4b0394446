import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { Form } from './form.tsx';
import type { FormRule } from './form-store.ts';

const filled: FormRule = { check: (value) => (value === '' ? 'Please fill this in' : undefined) };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const put = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const errorOf = (label: string) => field(label).closest('[data-field]')?.querySelector('p')?.textContent;

interface Trip {
  readonly from: string;
  readonly to: string;
}

/** The day of arrival is checked against the departure that was drawn last. */
const Arrival = () => {
  const form = Form.useFormInstance<Trip>();
  const from = Form.useWatch('from', form) ?? '';
  const later: FormRule = { check: (to) => (String(to) < from ? 'Too early' : undefined) };
  return (
    <Form.Item name="to" label="To" dependencies={['from']} rules={[later]}>
      <input />
    </Form.Item>
  );
};

const drawn = vi.fn();
const Beside = () => {
  drawn();
  return <p>beside</p>;
};

const onSave = vi.fn();
const TripForm = ({ onBlurOnly = false }) => {
  const [isRefused, setRefused] = useState(false);
  return (
    <Form<Trip>
      name="trip"
      initialValues={{ from: '', to: '' }}
      focusesOnError
      onFinish={onSave}
      onFinishFailed={() => setRefused(true)}
    >
      <Form.Item
        name="from"
        label="From"
        extra="By day"
        rules={[filled]}
        required
        validateTrigger={onBlurOnly ? 'onBlur' : 'onChange'}
      >
        <input />
      </Form.Item>
      <Arrival />
      <Beside />
      {isRefused ? <p>refused</p> : null}
      <button type="submit">Save</button>
    </Form>
  );
};

it('refuses what its rules refuse, marks all of it at once and gives the first the focus', async () => {
  const { user } = renderScreen(<TripForm />);
  put('To', '1');
  put('From', '2');
  put('From', '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(errorOf('From')).toBe('Please fill this in');
  expect(field('From').getAttribute('aria-invalid')).toBe('true');
  expect(field('From').getAttribute('aria-describedby')).toBe('trip_from_help trip_from_extra');
  expect(field('From').getAttribute('aria-required')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('From')));
  expect(screen.getByText('refused')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

it('gives the values of its fields when nothing is wrong', async () => {
  const { user } = renderScreen(<TripForm />);
  put('From', '1');
  put('To', '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenLastCalledWith({ from: '1', to: '2' }));
});

it('checks a field again when another one that it depends on changes, by the rule that is drawn then', async () => {
  renderScreen(<TripForm />);
  put('To', '3');
  await waitFor(() => expect(errorOf('To')).toBeUndefined());
  put('From', '5');
  await waitFor(() => expect(errorOf('To')).toBe('Too early'));
  put('From', '2');
  await waitFor(() => expect(errorOf('To')).toBeUndefined());
});

it('checks on leaving a field, where the field says so, and takes the error away with the next key', async () => {
  renderScreen(<TripForm onBlurOnly />);
  put('From', 'x');
  put('From', '');
  expect(errorOf('From')).toBeUndefined();
  fireEvent.blur(field('From'));
  await waitFor(() => expect(errorOf('From')).toBe('Please fill this in'));
  put('From', 'y');
  expect(errorOf('From')).toBeUndefined();
});

it('draws only the field that is typed into', () => {
  renderScreen(<TripForm />);
  drawn.mockClear();
  put('From', '1');
  put('From', '12');
  expect(field('From').value).toBe('12');
  expect(drawn).not.toHaveBeenCalled();
});

it('keeps the entries of a list apart when one of them is removed', async () => {
  const { user } = renderScreen(
    <Form<{ readonly names: readonly string[] }>
      initialValues={{ names: ['Ana', 'Budi', 'Citra'] }}
      onFinish={onSave}
    >
      <Form.List name="names">
        {(entries, { add, remove }) => (
          <>
            {entries.map(({ key, name }) => (
              <div key={key}>
                <Form.Item name={name} label={`Name ${name + 1}`}>
                  <input data-key={key} />
                </Form.Item>
                <button type="button" onClick={() => remove(name)}>{`Remove ${name + 1}`}</button>
              </div>
            ))}
            <button type="button" onClick={() => add('Dewi')}>
              {'Add'}
            </button>
          </>
        )}
      </Form.List>
      <button type="submit">{'Save'}</button>
    </Form>,
  );
  const key = field('Name 3').dataset['key'];
  await user.click(screen.getByRole('button', { name: 'Remove 2' }));
  expect([field('Name 1').value, field('Name 2').value]).toEqual(['Ana', 'Citra']);
  // The same input as before, with its caret and focus.
  expect(field('Name 2').dataset['key']).toBe(key);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenLastCalledWith({ names: ['Ana', 'Citra', 'Dewi'] }));
});
