export const Screen = () => <h1>The lantern wants a wick</h1>;
