import { useMutation } from '@tanstack/react-query';
import { passkeyEndpoints } from '@payung/shared/api/endpoints/passkeys.ts';
import { queryClient, queryOf } from '@payung/shared/api/query.ts';
import { addPasskey } from '#passkeys/passkey-calls.ts';
import { deviceName } from '#passkeys/support.ts';

/** What is on the screen is read again before the call counts as done. */
export const readPasskeysAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryOf(passkeyEndpoints.listPasskeys).queryKey });

export const useAddPasskey = () =>
  useMutation({
    mutationFn: () => addPasskey(deviceName(navigator.userAgent)),
    meta: { quiet: true },
    onSuccess: readPasskeysAgain,
  });
