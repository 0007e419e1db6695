// A model on loopback that writes what it is told to, cites a passage for it, and never corrects itself.
import { LLMock } from '@copilotkit/aimock';

/**
 * @param script read at every call: `{ heading, sentences: [{ text, source, near }] }`, where `source` is the id of the
 *   source to cite and `near` a sentence of its passage
 * @returns its address, for WRITER_BASE_URL, and `close`
 */
export async function openStubModel(script) {
  const mock = new LLMock({ port: 0, host: '127.0.0.1' });
  mock.on({ endpoint: 'chat', predicate: () => true }, (request) => ({
    content: answerOf(promptOf(request), script()),
  }));
  await mock.start();
  return { url: `${mock.url}/v1`, close: () => mock.stop() };
}

function promptOf({ messages }) {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join(''),
    )
    .join('\n');
}

function answerOf(prompt, { heading, sentences }) {
  const task = /^TASK: (\w+)/.exec(prompt)?.[1];
  const passages = [...prompt.matchAll(/<passage\b([^>]*)>([\s\S]*?)<\/passage>/g)].map(
    ([, marks, text]) => ({
      mark: /\bS\d+(?:\.\d+)?\b/.exec(marks)?.[0] ?? 'S1',
      text: bare(text),
    }),
  );
  if (task === 'outline')
    return JSON.stringify({
      title: heading,
      sections: [{ heading, source_ids: [...new Set(passages.map(({ mark }) => mark))] }],
    });
  if (task === 'section')
    return sentences
      .map(({ text, source, near }) => `${text} [${markFor(source, near, passages)}]`)
      .join('\n\n');
  // An opening says a sentence of the draft over.
  const [, text = '', marks = ''] =
    /([^\n[\]]{20,}?) ((?:\[S[\d.]+\])+)/.exec(prompt.slice(prompt.indexOf('<draft>'))) ?? [];
  return `To begin with: ${text} ${marks}`;
}

function markFor(source, near, passages) {
  const own = passages.filter(({ mark }) => mark.split('.')[0] === source);
  return (own.find(({ text }) => text.includes(bare(near))) ?? own[0])?.mark ?? source;
}

function bare(text) {
  return text
    .toLowerCase()
    .replace(/&\w+;/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
