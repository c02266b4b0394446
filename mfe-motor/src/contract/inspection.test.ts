import { expect, it } from 'vitest';
import { decodePart, encodePart } from '@payung/shared/api/endpoint.ts';
import { motorEndpoints } from './endpoints.ts';
import { motorRoutes } from './routes.ts';

const documents = {
  status: 'flagged',
  round: 1,
  wantedSlots: ['front'],
  submittedAt: '2026-02-01T03:00:00.000Z',
  decidedAt: '2026-02-01T04:00:00.000Z',
  photos: [
    {
      slot: 'front',
      photoId: 'p1',
      description: '',
      sentAt: '2026-02-01T02:00:00.000Z',
      source: 'camera',
      flag: { reason: 'dark', note: '' },
    },
  ],
} as const;
const wire = {
  data: {
    status: 'flagged',
    round: 1,
    wantedSlots: ['front'],
    submittedAt: '2026-02-01T03:00:00.000Z',
    decidedAt: '2026-02-01T04:00:00.000Z',
    photos: [
      {
        type: 'front',
        images: ['p1'],
        desc: '',
        sentAt: '2026-02-01T02:00:00.000Z',
        source: 'camera',
        flag: { reason: 'dark', note: '' },
      },
    ],
  },
};

it.each([
  'inspectionDocuments',
  'putInspectionPhoto',
  'describePhoto',
  'submitInspection',
  'revokeHandoff',
] as const)('writes photos of %s as type, images and desc [MOT-017] [MOT-055]', (name) => {
  expect(encodePart(motorEndpoints[name], 'reply', documents)).toEqual(wire);
  expect(decodePart(motorEndpoints[name], 'reply', wire)).toEqual(documents);
});

it('has the pages of the specification, and two for reviewers and one for a second device [SHELL-029] [MOT-070]', () => {
  expect(Object.fromEntries(Object.entries(motorRoutes).map(([id, { path }]) => [id, path]))).toEqual({
    start: '/motorscreen',
    createQuote: '/createmotorquote',
    choosePlan: '/motorchooseproduct',
    additionalBenefits: '/motoradditionalbenefits',
    orderSummary: '/motorordersummary',
    customerInformation: '/customerinformationmotor',
    customerConfirmation: '/customerconfirmationmotor',
    carInspection: '/oonariskinspectionmotor',
    motorcycleInspection: '/oonariskinspectionbike',
    photoPreview: '/oonamotorPreview',
    photoReupload: '/motorreupload',
    confirmation: '/oonaconfirmationMotor',
    payment: '/motorpayment',
    otp: '/motorotp',
    handoff: '/motorphotohandoff',
    reviewQueue: '/motorreviews',
    review: '/motorreview',
  });
});
