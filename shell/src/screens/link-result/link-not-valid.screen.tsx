import { LinkResult } from './link-result.tsx';

export const Screen = () => <LinkResult title="link.expired.title" explanation="link.expired.text" />;
