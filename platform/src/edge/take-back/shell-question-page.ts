import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@payung/shared/domain/language.ts';
import { versionName } from '#registry/data-folder.ts';
import type { Version } from '#registry/data-folder.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { platformKey, signed, verified } from '#registry/sets/platform-key.ts';
import { PLAIN_POLICY, escaped, plainPage } from '../page/plain-page.ts';
import { languageOf } from '../server/cookies.ts';
import { isOwnForm } from '../server/own-form.ts';
import { EDGE_TEXTS, refuse } from '../server/refusals.ts';
import { answerQuestion, readQuestion } from './shell-question.ts';
import type { Answer, ShellQuestion } from './shell-question.ts';

/** Below the path that asks for no password in staging: whoever has the link has shown enough. */
export const QUESTION_PATH = '/platform/shell-question';

const keyOf = (data: string): Buffer => platformKey(data, 'question about a shell');

/** The query of the address: who has it may answer. */
export const signQuestion = (data: string, shell: Version): string =>
  new URLSearchParams({ about: signed(keyOf(data), versionName(shell)) }).toString();

const TEXTS = {
  en: {
    title: (shell: string) => `Take the shell ${shell} back?`,
    what: ({ opened, failed }: ShellQuestion) =>
      `It could not be used in ${failed} of ${opened} networks in which it was opened. Taken back, all visitors get the shell before it.`,
    alone: 'Without an answer it is taken back in a few minutes, as long as reports go on.',
    yes: 'Take it back',
    no: 'Leave it live',
    'take back': 'It is being taken back. The history says how it went.',
    leave: 'It stays live, whatever is reported of it.',
    over: 'It is live no longer: there is nothing left to decide.',
  },
  id: {
    title: (shell: string) => `Tarik kembali shell ${shell}?`,
    what: ({ opened, failed }: ShellQuestion) =>
      `Shell ini tidak dapat digunakan di ${failed} dari ${opened} jaringan yang membukanya. Jika ditarik, semua pengunjung mendapat shell sebelumnya.`,
    alone: 'Tanpa jawaban, shell ini ditarik dalam beberapa menit selama laporan terus masuk.',
    yes: 'Tarik kembali',
    no: 'Biarkan tayang',
    'take back': 'Shell sedang ditarik kembali. Hasilnya tercatat dalam riwayat.',
    leave: 'Shell tetap tayang, apa pun yang dilaporkan tentangnya.',
    over: 'Shell ini sudah tidak tayang: tidak ada lagi yang perlu diputuskan.',
  },
} as const;

interface Shown {
  readonly language: Language;
  readonly shell: string;
  readonly question: ShellQuestion;
  readonly isLive: boolean;
  readonly about: string;
}

const pageOf = ({ language, shell, question, isLive, about }: Shown): string => {
  const texts = TEXTS[language];
  const { answer } = question;
  const said = answer === undefined && isLive ? undefined : texts[isLive && answer ? answer : 'over'];
  const form = `<p>${texts.alone}</p>
<form method="post" action="${QUESTION_PATH}">
<input type="hidden" name="about" value="${escaped(about)}">
<button name="answer" value="leave">${texts.no}</button>
<button class="main" name="answer" value="take back">${texts.yes}</button>
</form>`;
  const content = `<p>${texts.what(question)}</p>\n${said === undefined ? form : `<p class="danger">${said}</p>`}`;
  return plainPage({ language, title: texts.title(escaped(shell)), content });
};

interface QuestionOptions {
  readonly data: string;
  readonly publicUrl?: string | undefined;
  readonly onAnswer: () => void;
}

const isAnswer = (text: string | null): text is Answer => text === 'take back' || text === 'leave';

/** The page to which the webhook's link leads. Opening it decides nothing: programs open links too. */
export const serveShellQuestion = (app: FastifyInstance, options: QuestionOptions): void => {
  const { data, publicUrl, onAnswer } = options;
  const key = keyOf(data);

  const show = (request: FastifyRequest, reply: FastifyReply, about: string): FastifyReply => {
    const shell = verified(key, about);
    const { shell: live } = readRegistry(data);
    const question = shell === undefined ? undefined : readQuestion(data, shell);
    if (shell === undefined || question === undefined)
      return refuse(request, reply, { status: 404, text: EDGE_TEXTS.notFound });
    const isLive = versionName(live) === shell;
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': PLAIN_POLICY,
        'referrer-policy': 'same-origin',
      })
      .send(pageOf({ language: languageOf(request), shell, question, isLive, about }));
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    );
    scope.get<{ Querystring: { readonly about?: string } }>(QUESTION_PATH, (request, reply) =>
      show(request, reply, String(request.query.about)),
    );
    scope.post(QUESTION_PATH, (request, reply) => {
      const form = new URLSearchParams(String(request.body));
      const [about, answer] = [form.get('about') ?? '', form.get('answer')];
      const shell = verified(key, about);
      if (!isOwnForm(request, publicUrl) || shell === undefined || !isAnswer(answer))
        return refuse(request, reply, { status: 403, text: EDGE_TEXTS.badRequest });
      answerQuestion(data, shell, answer);
      onAnswer();
      return show(request, reply, about);
    });
  });
};
