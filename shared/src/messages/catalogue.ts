import type en from './en.json';

export type SharedMessageId = keyof typeof en;
