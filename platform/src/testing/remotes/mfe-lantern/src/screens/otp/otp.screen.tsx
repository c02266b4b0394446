export const Screen = () => <h1>Who holds the lantern?</h1>;
