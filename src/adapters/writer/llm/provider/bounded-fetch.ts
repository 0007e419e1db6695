import { StageFailure } from '../../../../domain/article/stage-failure.js';

/**
 * Chosen: after decompression, including thoughts and the envelope of each streamed token; the longest useful answer has about
 * 5 MiB.
 */
const LARGEST_ANSWER = 16 * 2 ** 20;

/**
 * `fetch` for requests with a key: a redirect, which would send the key and the prompt to another host, is an error, and so
 * is an endless answer.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(bounded(response.body, init?.signal), { status, statusText, headers });
};

/** Listens to the signal itself: `fetch` does not abort a body that another reader reads. */
function bounded(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  let breakOff: () => void = () => undefined;
  const end = (reason: unknown) => {
    signal?.removeEventListener('abort', breakOff);
    // Closes the connection; a broken body rejects here once more.
    reader.cancel(reason).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        breakOff = () => {
          controller.error(signal?.reason);
          end(signal?.reason);
        };
        if (signal?.aborted) breakOff();
        else signal?.addEventListener('abort', breakOff);
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (signal?.aborted) return;
        if (done) {
          end(null);
          controller.close();
          return;
        }
        size += value.length;
        if (size <= LARGEST_ANSWER) {
          controller.enqueue(value);
          return;
        }
        end(null);
        throw new StageFailure(
          'provider_bad_output',
          'The language model’s answer is larger than any can be.',
        );
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
