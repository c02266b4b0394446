/** The build takes stylesheets; TypeScript only needs to know that they exist. */
declare module '*.css';
