import { describe, expect, it } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { begin, choose, field, fillAll, optionOf, put, submit } from '#testing/open-vehicle.ts';

const noCatalogue = refuse({ status: 500, errCode: 1, errMsg: 'Away' });

describe('the catalogue', () => {
  it('is searched by brand, a moment after the last letter, then offers the models of the brand', async () => {
    const page = begin();
    const brand = await field('Brand');
    // At once: on a busy machine a moment passes between two letters too.
    for (const value of ['t', 'to', 'toy']) fireEvent.change(brand, { target: { value } });
    const words = () => page.callsOf('motorCatalogue').map(({ query }) => query['search']);
    await waitFor(() => expect(words()).toContain('toy'));
    expect(words()).toEqual([undefined, 'toy']);
    fireEvent.click(await field('Brand'));
    fireEvent.click(await optionOf('Toyota'));
    expect((await field('Brand')).value).toBe('Toyota');
    expect(page.callsOf('motorCatalogue')[0]?.address).toBe('user/motor-catalogue?vehicleType=fourWheeler');
    await put('Model', 'ava');
    const asked = { vehicleType: 'fourWheeler', brand: 'Toyota', search: 'ava' };
    await waitFor(() =>
      expect(page.callsOf('motorCatalogue').map(({ query }) => query)).toContainEqual(asked),
    );
    fireEvent.click(await field('Model'));
    fireEvent.click(await optionOf('Avanza · new Rp 260.000.000 (example price)'));
    expect((await field('Model')).value).toBe('Avanza');
  });

  it('finds a model from the brand field and fills both, and forgets them with the other kind', async () => {
    begin();
    await put('Brand', 'avanza');
    fireEvent.click(await field('Brand'));
    await waitFor(() =>
      expect([...document.querySelectorAll('[role="option"]')].map((option) => option.textContent)).toEqual([
        'Toyota Avanza',
      ]),
    );
    fireEvent.click(await optionOf('Toyota Avanza'));
    await waitFor(async () => expect((await field('Model')).value).toBe('Avanza'));
    expect((await field('Brand')).value).toBe('Toyota');
    choose('Motorcycle');
    expect((await field('Brand')).value).toBe('');
    expect((await field('Model')).value).toBe('');
  });

  it('can be used by keyboard', async () => {
    const page = begin();
    const brand = await field('Brand');
    await page.user.type(brand, 'maz');
    await waitFor(() => expect(document.querySelectorAll('[role="option"]')).toHaveLength(2));
    fireEvent.keyDown(brand, { key: 'ArrowDown', keyCode: 40, which: 40 });
    // Chooses, and does not send the form.
    expect(fireEvent.keyDown(brand, { key: 'Enter', keyCode: 13, which: 13 })).toBe(false);
    await waitFor(() => expect(brand.value).toBe('Mazda'));
    expect(page.callsOf('createMotorQuote')).toEqual([]);
  });

  it('marks a model that it does not have, and accepts it', async () => {
    const page = begin();
    await fillAll();
    await put('Model', 'Crown Sedan 1999');
    expect(await screen.findByText(/This model is not in our list/)).toBeTruthy();
    submit();
    await waitFor(() => expect(page.callsOf('createMotorQuote')).toHaveLength(1));
    expect(page.callsOf('createMotorQuote')[0]?.body).toMatchObject({ vehicleModel: 'Crown Sedan 1999' });
  });

  it('is optional: every field can be typed without it', async () => {
    const page = begin('vehicle=car', { motorCatalogue: noCatalogue });
    await fillAll();
    submit();
    await waitFor(() => expect(page.callsOf('createMotorQuote')).toHaveLength(1));
    expect(page.toasts).toEqual([]);
  });
});

const question = () => screen.findByRole('dialog', { name: 'Is the sum insured right?' });

describe('the guide price', () => {
  it('is shown below the sum insured for the age of the car, and a sum that differs by more than 15 percent needs a confirmation', async () => {
    const page = begin();
    await fillAll();
    // The catalogue writes brand and model as it spells them.
    await put('Brand', ' toyota');
    await put('Model', 'AVANZA');
    expect(
      await screen.findByText('Guide price of this model from 2023: about Rp 170.600.000 (example)'),
    ).toBeTruthy();
    await put('Sum insured', '250000000');
    submit();
    const dialog = within(await question());
    expect(dialog.getByText(/is about Rp 170.600.000. You entered Rp 250.000.000/)).toBeTruthy();
    await page.user.click(dialog.getByRole('button', { name: 'Change the sum' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.callsOf('createMotorQuote')).toEqual([]);
    submit();
    await page.user.click(
      within(await question()).getByRole('button', { name: 'Yes, insure Rp 250.000.000' }),
    );
    await waitFor(() => expect(page.callsOf('createMotorQuote')).toHaveLength(1));
    expect(page.callsOf('createMotorQuote')[0]?.body).toMatchObject({
      actualVehicleBrand: 'Toyota',
      vehicleModel: 'Avanza',
      sumInsured: 250_000_000,
    });
  });
});
