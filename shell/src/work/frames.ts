import type { ComponentType, ReactNode } from 'react';
import { shellParts } from '#parts.ts';

export type Frame = ComponentType<{ readonly children: ReactNode }>;

interface Needs {
  readonly sells: boolean;
  readonly antd: boolean;
}

/** The part of the shell with the reads from the server, which the first pages do not load. */
export const loadReads = shellParts.reads;

/** What stands around a screen, from the outside in. */
export const loadFrames = async ({ sells, antd }: Needs): Promise<readonly Frame[]> => {
  const [{ ReadFrame, ProductLock }, antdFrames] = await Promise.all([
    loadReads(),
    antd ? shellParts.antd().then(({ AntdFrame }) => [AntdFrame]) : [],
  ]);
  return [ReadFrame, ...(sells ? [ProductLock] : []), ...antdFrames];
};
