import { describe, expect, it } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { begin, choose, field, fillAll, put, radio, submit, vehicle } from '#testing/open-vehicle.ts';

describe('while the form is filled in', () => {
  it('a plate code shows its region immediately', async () => {
    begin();
    for (const [code, text] of [
      ['B', 'B: Jakarta, Depok, Tangerang, Bekasi, region 2. The rates of region 2 apply.'],
      ['bk', 'BK: North Sumatra (east), region 1. The rates of region 1 apply.'],
      ['L', 'L: Surabaya, region 3. The rates of region 3 apply.'],
    ] as const) {
      await put('Code', code);
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('a plate code shows its region in Indonesian', async () => {
    begin('vehicle=car', {}, 'id');
    await put('Kode', 'B');
    expect(
      screen.getByText('B: Jakarta, Depok, Tangerang, Bekasi, wilayah 2. Berlaku tarif wilayah 2.'),
    ).toBeTruthy();
  });

  it('a plate that is pasted as a whole fills its three fields', async () => {
    begin();
    await put('Code', 'd 4321 xy');
    expect((await field('Code')).value).toBe('D');
    expect((await field('Number')).value).toBe('4321');
    expect((await field('Letters')).value).toBe('XY');
  });

  it('a Mazda [MOT-061], a European car above 5 years [MOT-059] and any car above 10 [MOT-060] are offered Total Loss Only, with the reason', async () => {
    begin();
    await put('Start date', '01/03/2027');
    for (const [brand, model, year, reason] of [
      ['Mazda', 'CX-5', '2026', 'Mazda cars are insured for Total Loss Only'],
      ['BMW', '320i', '2021', 'Comprehensive cover for European cars is available up to 5 years of age'],
      ['Toyota', 'Avanza', '2016', 'Comprehensive cover is available up to 10 years of age'],
    ] as const) {
      await vehicle(brand, model, year);
      expect(screen.getByText(`Comprehensive is not available: ${reason}`)).toBeTruthy();
      expect(radio('Comprehensive'), brand).toBeNull();
      expect(radio('Total Loss Only')?.checked, brand).toBe(true);
    }
    for (const [brand, model, year] of [
      ['BMW', '320i', '2022'],
      ['Toyota', 'Avanza', '2017'],
    ] as const) {
      await vehicle(brand, model, year);
      expect(radio('Comprehensive'), brand).not.toBeNull();
      expect(radio('Total Loss Only'), brand).not.toBeNull();
    }
  });

  it('a pick-up of the catalogue is not covered [MOT-063]', async () => {
    begin();
    await vehicle('Toyota', 'Hilux', '2023');
    expect(await screen.findByText('Pick-ups, trucks and buses are not covered')).toBeTruthy();
    expect(radio('Comprehensive')).toBeNull();
    expect(radio('Total Loss Only')).toBeNull();
  });

  it('accessories above 10 percent of the sum insured [MOT-064] and commercial use [MOT-063] are not covered', async () => {
    const page = begin();
    await fillAll();
    expect(screen.getByText(/At most Rp 17.000.000, 10% of the sum insured/)).toBeTruthy();
    await put(/Accessories/, '17000001');
    submit();
    expect(
      await screen.findByText('Accessories are covered up to 10 percent of the sum insured'),
    ).toBeTruthy();
    await put(/Accessories/, '17000000');
    await waitFor(() => expect(screen.queryByText(/are covered up to 10 percent/)).toBeNull());
    choose('Commercial');
    expect(screen.getByText('Vehicles in commercial use are not covered')).toBeTruthy();
    expect(radio('Comprehensive')).toBeNull();
    submit();
    await screen.findByText('Please check the marked fields.');
    expect(page.callsOf('createMotorQuote')).toEqual([]);
  });
});
