import * as v from 'valibot';

export const MarkNotificationsBody = v.pipe(
  v.array(
    v.strictObject({
      _id: v.pipe(v.string(), v.maxLength(24)),
      user_id: v.pipe(v.string(), v.maxLength(24)),
      readStatus: v.picklist([0, 1]),
    }),
  ),
  v.minLength(1),
  v.maxLength(100),
);

export const RevokeLinkBody = v.strictObject({ quoteId: v.pipe(v.string(), v.maxLength(24)) });
