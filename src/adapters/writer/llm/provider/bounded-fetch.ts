import { StageFailure } from '../../../../domain/article/stage-failure.js';

/**
 * After decompression, thoughts and the wrapping of each streamed token included: the longest answer that is of any use
 * is some 5 MiB so.
 */
const LARGEST_ANSWER = 16 * 2 ** 20;

/**
 * `fetch` for whoever sends a key: a redirect, which would take the key and what was asked elsewhere, is an error, and so
 * is an answer without end.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(bounded(response.body, init?.signal), { status, statusText, headers });
};

/** Hears the signal itself: `fetch` does not break off a body that another reads. */
function bounded(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  let breakOff: () => void = () => undefined;
  const end = (reason: unknown) => {
    signal?.removeEventListener('abort', breakOff);
    // Closes the connection; a body that is broken already says so once more.
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
