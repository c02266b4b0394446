import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ruleOf } from './form-rule.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Form } from '#ui/form/form.tsx';

const Screen = () => (
  <Form>
    <Form.Item
      name="phone"
      label="Phone"
      rules={[ruleOf((value) => (value === '' ? 'phone.required' : undefined))]}
    >
      <Input />
    </Form.Item>
    <Button htmlType="submit">Save</Button>
  </Form>
);

it('translates an error again when the language changes', async () => {
  const { user } = renderScreen(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('phonenumber is required')).toBeTruthy();
  act(() => setLanguage('id'));
  expect(screen.queryByText('phonenumber is required')).toBeNull();
  expect(screen.getByText(/wajib|harus/i)).toBeTruthy();
});
