import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { DateField } from './date-field.tsx';

const Form = ({ initial = '' }: { initial?: string }) => {
  const [day, setDay] = useState(initial);
  return (
    <>
      <label htmlFor="day">Departure</label>
      <DateField id="day" value={day} onChange={setDay} min="2027-01-01" />
      <output>{day}</output>
      <button type="button" onClick={() => setDay('2027-12-24')}>
        Set
      </button>
    </>
  );
};

const field = () => screen.getByLabelText<HTMLInputElement>('Departure');
const kept = () => screen.getByRole('status').textContent;

/** As Firefox and Safari do it; answers what is selected then. */
const press = (start: number, end: number) => {
  fireEvent.mouseDown(field());
  act(() => field().focus());
  field().setSelectionRange(start, end);
  fireEvent.mouseUp(field());
  return [field().selectionStart, field().selectionEnd];
};

it('is typed as DD/MM/YYYY with digits alone and kept as an ISO date [I18N-013]', async () => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), '01032027');
  expect(field().value).toBe('01/03/2027');
  expect(kept()).toBe('2027-03-01');
});

it('keeps the typed text while it is not a date, so that a check can reject it', async () => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), '31022027');
  expect(kept()).toBe('31/02/2027');
  expect(field().value).toBe('31/02/2027');
});

it('lets slashes be deleted', async () => {
  const { user } = renderScreen(<Form initial="2027-03-01" />);
  await user.click(field());
  await user.type(field(), '{Backspace>6/}');
  expect(field().value).toBe('01/0');
});

it('replaces a whole date by what is typed after the field was entered, by a press, a key or a script', async () => {
  const { user } = renderScreen(<Form initial="2027-03-01" />);
  await user.click(field());
  await user.keyboard('24122027');
  expect(kept()).toBe('2027-12-24');
  await user.click(screen.getByRole('button', { name: 'Set' }));
  await user.click(screen.getByText('Departure'));
  await user.keyboard('25122027');
  expect(kept()).toBe('2027-12-25');
  act(() => {
    field().blur();
    field().focus();
  });
  await user.keyboard('26122027');
  expect(kept()).toBe('2027-12-26');
});

it('selects a whole date again where the browser puts the caret after the focus, but not what was dragged over', () => {
  renderScreen(<Form initial="2027-03-01" />);
  expect(press(4, 4)).toEqual([0, 10]);
  expect(press(4, 4)).toEqual([4, 4]);
  act(() => field().blur());
  expect(press(3, 5)).toEqual([3, 5]);
});

it('leaves the caret where a second press puts it, and in what is no date yet', async () => {
  const { user } = renderScreen(<Form initial="2027-03-01" />);
  await user.click(field());
  await user.click(field());
  await user.keyboard('{Backspace}8');
  expect(kept()).toBe('2028-03-01');
  await user.clear(field());
  await user.type(field(), '31022027');
  await user.tab();
  await user.click(field());
  await user.keyboard('{Backspace}8');
  expect(kept()).toBe('31/02/2028');
});

it('shows the value of its form and of the browser’s calendar', async () => {
  const { user, container } = renderScreen(<Form />);
  await user.click(screen.getByRole('button', { name: 'Set' }));
  expect(field().value).toBe('24/12/2027');
  const calendar = container.querySelector('input[type=date]')!;
  expect(calendar.getAttribute('min')).toBe('2027-01-01');
  fireEvent.change(calendar, { target: { value: '2027-04-05' } });
  expect(field().value).toBe('05/04/2027');
  expect(kept()).toBe('2027-04-05');
});

it('leaves a date outside its limits to the checks of the form, not to the browser', () => {
  renderScreen(<DateField id="day" value="2026-12-24" min="2027-01-01" />);
  expect(document.querySelector('input[type="date"]')?.getAttribute('form')).toBe('');
});

it.each([
  ['5/3/1985', '1985-03-05', '05/03/1985'],
  ['05-03-1985', '1985-03-05', '05/03/1985'],
  ['05031985', '1985-03-05', '05/03/1985'],
  ['05/3/1985', '1985-03-05', '05/03/1985'],
  ['5 Mar 1985', '1985-03-05', '05/03/1985'],
  ['5 Maret 1985', '1985-03-05', '05/03/1985'],
  ['53/19/8553', '53/19/8553', '53/19/8553'],
])('understands "%s" typed by a person, and shows it the usual way afterwards', async (typed, iso, shown) => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), typed);
  expect(kept()).toBe(iso);
  await user.tab();
  expect(field().value).toBe(shown);
});

it.each([
  ['5-3-85', '1985-03-05', '05/03/1985'],
  ['050385', '1985-03-05', '05/03/1985'],
  ['1/3/27', '2027-03-01', '01/03/2027'],
  ['5/3/8', '5/3/8', '5/3/8'],
])('completes the year of "%s" when the field is left', async (typed, iso, shown) => {
  const { user } = renderScreen(<Form />);
  await user.type(field(), typed);
  expect(kept()).not.toBe('1985-03-05');
  await user.tab();
  expect([kept(), field().value]).toEqual([iso, shown]);
});

it('names its field on the button of the calendar', () => {
  renderScreen(<DateField id="day" label="Departure date" />);
  expect(screen.getByRole('button', { name: 'Choose from the calendar: Departure date' })).toBeTruthy();
});

it('opens the calendar of the browser by mouse and by keyboard', async () => {
  const showPicker = vi.fn();
  Object.assign(HTMLInputElement.prototype, { showPicker });
  const { user } = renderScreen(<DateField id="day" label="Departure date" />);
  await user.click(screen.getByRole('button', { name: 'Choose from the calendar: Departure date' }));
  await user.keyboard('{Enter}');
  expect(showPicker).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
});

it('focuses the calendar input when the browser cannot open its picker', async () => {
  const { user } = renderScreen(<DateField id="day" label="Departure date" />);
  await user.click(screen.getByRole('button', { name: 'Choose from the calendar: Departure date' }));
  expect((document.activeElement as HTMLInputElement).type).toBe('date');
});
