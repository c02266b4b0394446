import { shell } from '@payung/platform/build/shell.ts';

export default shell();
