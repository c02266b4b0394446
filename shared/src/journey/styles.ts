// oxlint-disable-next-line typescript/triple-slash-reference -- nothing to import: the file declares *.css
/// <reference path="../ui/stylesheets.d.ts" />
/** They travel with the parts, so that a remote may change them without a release of the shell. */
import './journey.css';
import './steps.css';
