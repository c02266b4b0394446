// oxlint-disable-next-line typescript/triple-slash-reference -- nothing to import: the file declares *.css
/// <reference path="./stylesheets.d.ts" />
/** Travels with the parts, so that a remote may bring them without a release of the shell. */
import './parts.css';
