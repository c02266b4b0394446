export const Screen = () => <h1>The lantern wants oil</h1>;
