import { z } from 'zod';
import { workMessage, type WorkContext } from '../../domain/jobs.js';
import type { Work } from '../../services/job/work.js';
import type { RequestLog } from '../request-log.js';

type Handler = (payload: unknown, context: WorkContext) => Promise<void>;

/** The queue as a way in: what is woken parses its payload and runs the work. */
export function workHandlers(
  works: readonly Pick<Work, 'kind' | 'run'>[],
  log: Pick<RequestLog, 'error'>,
): Readonly<Partial<Record<Work['kind'], Handler>>> {
  const handlerOf = ({ kind, run }: Pick<Work, 'kind' | 'run'>): Handler => {
    return async (payload, context) => {
      const parsed = workMessage.safeParse(payload);
      if (parsed.success) return run(parsed.data.ref, context);
      // To throw would have the queue try it again, and no time fixes a payload.
      const faults = z.prettifyError(parsed.error);
      log.error({ kind, faults }, 'a payload of the queue is not valid; it is dropped');
    };
  };
  return Object.fromEntries(works.map((work) => [work.kind, handlerOf(work)]));
}
