import { useState } from 'react';
import { MapField } from '@payung/shared/map/map-field.tsx';
import { Input } from '@payung/shared/ui/input.tsx';
import { useText } from '#messages/catalogue.ts';

/** An address with the map beside it, as a form of a product has one. */
export const Screen = () => {
  const text = useText();
  const [address, setAddress] = useState('');
  const [city, setCity] = useState('');
  return (
    <div className="py-stack">
      <h1>{text('title')}</h1>
      <label htmlFor="address">Address</label>
      <Input size="large" id="address" value={address} onChange={(event) => setAddress(event.target.value)} />
      <p>City: {city}</p>
      <MapField
        label="Pilih di peta"
        start={{ address, city: 'Kota Bandung', province: 'Jawa Barat' }}
        onPicked={(parts) => {
          setAddress(parts.address);
          setCity(parts.city);
        }}
      />
    </div>
  );
};
