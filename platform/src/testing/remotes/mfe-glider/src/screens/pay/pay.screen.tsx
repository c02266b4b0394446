import { GliderPage } from '#glider-page.tsx';

export const Screen = () => <GliderPage title="Payment" />;
