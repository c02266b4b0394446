import { preloadEarlyFiles } from './early-files.ts';

// The first import of the shell but for stand-ins: modules are evaluated in the order of imports.
preloadEarlyFiles();
