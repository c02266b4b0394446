/** Labels of the pages where a phone is verified; literal, so that a wrong text fails. */
export const LOGIN_TEXTS = {
  id: {
    phone: 'Nomor ponsel',
    sendCode: 'Kirim OTP',
    digit: (n: number) => `Digit ${n} dari 6`,
    verify: 'Verifikasi OTP',
  },
  en: {
    phone: 'Mobile number',
    sendCode: 'Send OTP',
    digit: (n: number) => `Digit ${n} of 6`,
    verify: 'Verify OTP',
  },
} as const;

export type TextLanguage = keyof typeof LOGIN_TEXTS;
