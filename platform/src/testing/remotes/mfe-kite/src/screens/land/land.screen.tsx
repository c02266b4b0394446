export const Screen = () => <h1>The kite has landed</h1>;
