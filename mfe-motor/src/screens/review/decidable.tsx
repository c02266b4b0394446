import type { ReactNode } from 'react';
import { ConfigProvider } from 'antd';

interface ReviewFieldsetProps {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly children: ReactNode;
}

/** Fields that only the reviewer with the lease may change. */
export const ReviewFieldset = ({ name, isEnabled, children }: ReviewFieldsetProps) => (
  <fieldset disabled={!isEnabled}>
    <legend className="py-visually-hidden">{name}</legend>
    <ConfigProvider componentDisabled={!isEnabled}>{children}</ConfigProvider>
  </fieldset>
);
