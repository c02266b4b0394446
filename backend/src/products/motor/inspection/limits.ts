import { DAY, limitTable } from '#core/access/limit-table.ts';

export const MOTOR_LIMITS = limitTable({
  /** 8 to 12 photos with many retakes. */
  motorPhotos: {
    counts: 'photos of a vehicle',
    each: 'quote',
    most: 300,
    seconds: DAY,
    protects: 'the work of reading photos',
    filledBy: 'concerned',
    whenFull: 'agent, customer and handed-over device of that quote wait with photos',
    calls: ['putInspectionPhoto'],
  },
});
