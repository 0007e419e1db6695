import type { Actor } from '../../domain/access/actor.js';
import {
  DEFAULT_CATCHUP_S,
  DEFAULT_PAUSE_AFTER,
  type ScheduleTerms,
} from '../../domain/schedule/schedule.js';
import type { AppServices } from '../build/build-app-services.js';

/** By which a later run knows them. */
const [SCHEDULE, WEBHOOK] = ['Weekly audit', 'The demo’s own receiver, which takes everything'];
const PAUSE_NOTE = 'The demo starts nothing by itself: resume it to have the site audited each Monday.';

const MONDAYS: ScheduleTerms = {
  name: SCHEDULE,
  template: {
    kind: 'audit',
    audit: {
      ...{
        urls: null,
        include: null,
        exclude: null,
        userAgent: null,
        searches: null,
        segments: null,
        renderPages: null,
      },
      ...{ maxPages: null, maxDepth: null, maxSeconds: null, checkExternal: null },
    },
  },
  recurrence: { cron: null, every: { unit: 'week', n: 1, at: '06:30', weekdays: ['mon'], monthDays: null } },
  timeZone: 'Europe/Berlin',
  startsAt: null,
  endsAt: null,
  jitterSeconds: 0,
  overlap: 'skip',
  catchupSeconds: DEFAULT_CATCHUP_S.audit,
  pauseAfter: DEFAULT_PAUSE_AFTER,
};

/**
 * Gives the demo's account what its screens would be empty without: a schedule, paused, and a webhook. A schedule that a
 * former run made stays as it is; the webhook is made anew, because its receiver has another port and its secret may have
 * been encrypted by another `SECRET_KEY`.
 *
 * @param edition its id
 * @param receiver where the webhook sends to
 */
export async function makeSamples(
  { access, schedules, webhooks }: Pick<AppServices, 'access' | 'schedules' | 'webhooks'>,
  token: string,
  edition: string,
  receiver: string,
): Promise<void> {
  const actor = await access.authenticate(token);
  await makeSchedule(schedules, actor, edition);
  for (const { id, description } of await webhooks.list(actor))
    if (description === WEBHOOK) await webhooks.delete(actor, id);
  await webhooks.create(actor, () => ({
    url: receiver,
    description: WEBHOOK,
    eventTypes: null,
    editionIds: null,
    maxPerSecond: null,
    headers: [],
    signing: 'hmac',
  }));
}

async function makeSchedule(
  schedules: AppServices['schedules'],
  actor: Actor,
  edition: string,
): Promise<void> {
  const found = (await schedules.list(actor, edition)).find(({ name }) => name === SCHEDULE);
  if (found === undefined) {
    const made = await schedules.create(actor, await schedules.admit(actor, edition), MONDAYS);
    await schedules.pause(actor, made, PAUSE_NOTE);
    // The key by whose right a resumed one starts its audits was of the former run.
  } else if (found.pause === null) await schedules.update(actor, found, {});
}
