/** The class names of a CSS module; the build makes them unique. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
