import type { FieldNames } from '#core/http/field-names.ts';

/** What people call the fields of this product that they fill in, by their names on the wire. */
export const MOTOR_FIELD_NAMES: FieldNames = {
  vehicleType: { en: 'Vehicle', id: 'Kendaraan' },
  actualVehicleBrand: { en: 'Brand', id: 'Merek' },
  vehicleModel: { en: 'Model', id: 'Model' },
  actualManufactureYear: { en: 'Year of manufacture', id: 'Tahun pembuatan' },
  actualLicensePlatCode: { en: 'Licence plate', id: 'Nomor polisi' },
  licensePlateNumber: { en: 'Licence plate', id: 'Nomor polisi' },
  licensePlateNumber1: { en: 'Licence plate', id: 'Nomor polisi' },
  chassisNo: { en: 'Chassis number', id: 'Nomor rangka' },
  engineNo: { en: 'Engine number', id: 'Nomor mesin' },
  vehicleUse: { en: 'Use of the vehicle', id: 'Penggunaan kendaraan' },
  sumInsured: { en: 'Sum insured', id: 'Harga pertanggungan' },
  accessories: { en: 'Accessories', id: 'Aksesori' },
  coverageOption: { en: 'Cover', id: 'Jaminan' },
  effectiveDate: { en: 'First day of cover', id: 'Hari pertama perlindungan' },
  duration: { en: 'Years of cover', id: 'Lama perlindungan' },
  desc: { en: 'Description', id: 'Keterangan' },
  vehicle: { en: 'Vehicle', id: 'Kendaraan' },
};
