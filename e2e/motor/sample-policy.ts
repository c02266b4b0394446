import type { MakeSample } from '#support/sample-policy.ts';
import { makeMotorQuote, PRIVATE, yearOfAge } from './motor-quotes.ts';

/** 2.47 percent of 170,000,000 and 250,000 for damage to others; with 15,000 admin cost. */
export const makeSample: MakeSample = async (sellers, family) => {
  const insured = `Tri ${family}`;
  const made = await makeMotorQuote(sellers, 'Full Quote Created', { insured });
  return {
    quoteId: made.quoteId,
    quoteCode: made.quoteCode,
    product: 'Motor Insurance 4W',
    plan: 'MTSTD · Motor Standard',
    customer: insured,
    due: 'Rp 4.464.000',
    price: [
      ['Plan premium', 'Rp 4.199.000'],
      ['Third-party liability Rp 25 million', 'Rp 250.000'],
      ['Admin cost', 'Rp 15.000'],
      ['Total', 'Rp 4.464.000'],
    ],
    sections: {
      'Insured vehicle': [
        ['Plan', 'Motor Standard'],
        ['Brand', 'Toyota'],
        ['Model', 'Avanza'],
        ['Year of manufacture', String(yearOfAge(3))],
        ['Licence plate', made.plate],
        ['Chassis number', made.chassisNo],
        ['Engine number', made.engineNo],
      ],
      'What you pay yourself': [['Own risk', 'Rp 300.000 for each event']],
      Insured: [
        ['Name', insured],
        ['Date of birth', '10/05/1991'],
        ['ID card number', '327•••••••••0007'],
      ],
    },
    pictures: [
      'Front',
      'Rear',
      'Left side',
      'Right side',
      'Dashboard with odometer',
      'Chassis number',
      'Engine bay with engine number',
      'Vehicle registration (STNK)',
    ],
    isJourney: false,
    secrets: [made.phone.slice(1), PRIVATE.idCard, PRIVATE.street],
  };
};
