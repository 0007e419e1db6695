import { LLMock, type ChatCompletionRequest } from '@copilotkit/aimock';

type Response =
  | { readonly content: string; readonly finishReason?: string }
  | {
      readonly error: { readonly message: string };
      readonly status: number;
      /** In seconds. */
      readonly retryAfter?: number;
    };

/** What a scripted model is asked, read back out of the prompt. */
export interface Asked {
  readonly task: string;
  readonly repairs: boolean;
  readonly prompt: string;
  readonly heading: string;
  readonly passages: readonly { readonly id: string; readonly text: string }[];
  readonly draft: readonly { readonly ids: string; readonly text: string }[];
}

/** The key that every test sends: it must never be seen anywhere but in the header of a call. */
export const TEST_KEY = 'sk-test-1234567890abcdef';

export function textOf(request: ChatCompletionRequest): string {
  return request.messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) =>
      typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join(''),
    )
    .join('\n');
}

export function read(request: ChatCompletionRequest): Asked {
  const prompt = textOf(request);
  const whole = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim();
  return {
    prompt,
    task: /^TASK: (\w+)/.exec(prompt)?.[1] ?? '',
    repairs: prompt.includes('\nREPAIR.'),
    heading: whole(/<heading>([\s\S]*?)<\/heading>/.exec(prompt)?.[1] ?? ''),
    passages: [...prompt.matchAll(/<passage mark="\[(S[\d.]+)\]"[^>]*>\n([\s\S]*?)\n<\/passage>/g)].map(
      ([, id = '', text = '']) => ({ id, text: whole(text) }),
    ),
    draft: [
      ...(/<draft>\n([\s\S]*)\n<\/draft>/.exec(prompt)?.[1] ?? '').matchAll(/([^\n[\]]+?) ((?:\[S\d+\])+)/g),
    ].map(([, text = '', ids = '']) => ({ ids, text: whole(text) })),
  };
}

const firstSentence = (text: string) => /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0].replace(/\s+/g, ' ') ?? text;

/** An honest model without a mind: it says over what it is shown, each sentence with its mark. */
export function honestAnswer(asked: Asked): string {
  const { task, passages, draft } = asked;
  if (task === 'outline') {
    const ids = [...new Set(passages.map(({ id }) => id))];
    const given = [...asked.prompt.matchAll(/<heading number="\d+">([\s\S]*?)<\/heading>/g)].map(
      ([, text]) => text ?? '',
    );
    const headings = given.length > 0 ? given : ['What the queue does', 'How workers share it'];
    return JSON.stringify({
      title: 'How the job queue works',
      sections: headings.map((heading) => ({ heading, source_ids: ids })),
    });
  }
  if (task === 'questions')
    return passages
      .slice(0, 2)
      .map(
        ({ id, text }, index) =>
          `### What is said here in place ${index === 0 ? 'A' : 'B'}?\nAsked so, the answer is: ${firstSentence(text)} [${id}]`,
      )
      .join('\n\n');
  if (task === 'takeaways')
    return draft
      .slice(0, 3)
      .map(({ ids, text }) => `- In short: ${text} ${ids}`)
      .join('\n');
  if (task === 'lead')
    return draft
      .slice(-2)
      .map(({ ids, text }) => `To begin with: ${text} ${ids}`)
      .join(' ');
  const half = Math.ceil(passages.length / 2);
  const own = /share/i.test(asked.heading) ? passages.slice(half) : passages.slice(0, half);
  return own.map(({ id, text }) => `${firstSentence(text)} [${id}]`).join('\n\n');
}

/**
 * A double of both providers on loopback, which answers each task by a script.
 * @param answer a string for a text; undefined leaves it to the honest model
 */
export async function openScriptedModel(
  answer: (asked: Asked) => string | Response | undefined = () => undefined,
): Promise<LLMock> {
  const mock = new LLMock({ port: 0, host: '127.0.0.1' });
  mock.on({ endpoint: 'chat', predicate: () => true }, (request) => {
    const asked = read(request);
    const scripted = answer(asked) ?? honestAnswer(asked);
    return typeof scripted === 'string' ? { content: scripted } : { ...scripted };
  });
  await mock.start();
  return mock;
}
