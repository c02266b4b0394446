import { remote } from '@payung/platform/build/remote.ts';

export default remote('mfe-onboarding');
