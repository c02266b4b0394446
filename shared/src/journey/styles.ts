/// <reference path="../ui/stylesheets.d.ts" />
/** Travels with the parts, so that a remote may change them without a release of the shell. */
import './journey.css';
