import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseCounts } from '../reports/visitors.ts';

export type Answer = 'take back' | 'leave';

/** Whether a shell is taken back: asked once, by the first edge that would do it, and known to all of them. */
export interface ShellQuestion extends ReleaseCounts {
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly answer?: Answer;
}

const questionsFolder = (data: string): string => join(data, 'questions');
const questionFile = (data: string, shell: string): string =>
  join(questionsFolder(data), `shell-${shell}.json`);

export const readQuestion = (data: string, shell: string): ShellQuestion | undefined => {
  try {
    return JSON.parse(readFileSync(questionFile(data, shell), 'utf8')) as ShellQuestion;
  } catch {
    return undefined;
  }
};

/** `shell` is the name of its release. False where another edge has asked. */
export const beginQuestion = (data: string, shell: string, counts: ReleaseCounts): boolean => {
  mkdirSync(questionsFolder(data), { recursive: true });
  const question: ShellQuestion = { askedAt: Date.now(), ...counts };
  try {
    writeFileSync(questionFile(data, shell), JSON.stringify(question), { flag: 'wx' });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
};

/** The first answer holds. */
export const answerQuestion = (data: string, shell: string, answer: Answer): ShellQuestion | undefined => {
  const question = readQuestion(data, shell);
  if (question === undefined || question.answer !== undefined) return question;
  const answered = { ...question, answer };
  const draft = `${questionFile(data, shell)}.draft`;
  writeFileSync(draft, JSON.stringify(answered));
  renameSync(draft, questionFile(data, shell));
  return answered;
};
