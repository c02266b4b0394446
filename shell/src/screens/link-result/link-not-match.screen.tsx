import { LinkResult } from './link-result.tsx';

export const Screen = () => <LinkResult title="link.invalid.title" explanation="link.invalid.text" />;
