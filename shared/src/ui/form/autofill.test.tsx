import { expect, it } from 'vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { Input, TextArea } from '#ui/input.tsx';
import { Form } from './form.tsx';

const tokens = (about?: 'self' | 'other') => {
  render(
    <Form<{ name: string; address: string }> about={about}>
      <Form.Item name="name" label="Name">
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item name="address" label="Address">
        <TextArea autoComplete="street-address" />
      </Form.Item>
    </Form>,
  );
  const found = [screen.getByLabelText('Name'), screen.getByLabelText('Address')].map((field) =>
    field.getAttribute('autocomplete'),
  );
  cleanup();
  return found;
};

it('lets the browser fill in what people say of themselves, and nothing that is said of somebody else', () => {
  expect(tokens()).toEqual(['name', 'street-address']);
  expect(tokens('self')).toEqual(['name', 'street-address']);
  expect(tokens('other')).toEqual(['off', 'off']);
});
