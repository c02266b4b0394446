import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '#api/endpoints/auth.ts';
import { serverMessage } from '#api/server-message.ts';
import { otpServerMessage, phoneServerMessage } from '#domain/people/otp.ts';

/** Answers the verified reply, or the text for the boxes; anything else fails as every call does. */
export const useVerifyOtp = () =>
  useMutation({
    mutationFn: async (body: { key: string; otp: number }) => {
      try {
        return { reply: await call(authEndpoints.verifyOtp, { body }) };
      } catch (error) {
        const reason = error instanceof ApiError ? error.reason : undefined;
        const message = serverMessage(error).trim();
        // Somebody became an agent with this phone since the code was sent.
        const refused = otpServerMessage(message, reason) ?? phoneServerMessage(message);
        if (refused === undefined) throw error;
        return { refused };
      }
    },
  });
