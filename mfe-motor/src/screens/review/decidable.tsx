import type { ReactNode } from 'react';
import { ConfigProvider } from 'antd';

interface DecidableProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Fields of whoever has the set; everybody else reads them. */
export const Decidable = ({ name, isOpen, children }: DecidableProps) => (
  <fieldset disabled={!isOpen}>
    <legend className="py-visually-hidden">{name}</legend>
    <ConfigProvider componentDisabled={!isOpen}>{children}</ConfigProvider>
  </fieldset>
);
