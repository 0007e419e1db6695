import { z } from 'zod';
import { presentEdition } from '../../output/edition.js';
import { presentMe } from '../../output/me.js';
import { placeCursor } from '../../input/cursor.js';
import { pageWithin } from '../tool-answer.js';
import { cursorField, defineTool, fields, pageFields, placeIn } from '../tool.js';

export const listEditions = defineTool({
  name: 'list_editions',
  title: 'List editions',
  description:
    'The domains that the account works on, oldest first. Call it first: other tools take an id from here. Audits and research need a verified domain.',
  access: 'read',
  input: z.strictObject({ cursor: cursorField }),
  output: { editions: fields.rows, ...pageFields },
  required: ['editions'],
  run: async ({ cursor }, { actor, connection }, { editions }) => {
    const { edition } = connection;
    if (edition !== null)
      return { answer: { editions: [presentEdition(await editions.find(actor, edition))] } };
    const offset = placeIn(cursor);
    return {
      answer: await pageWithin('editions', { asked: null, usual: 50 }, async (limit) => {
        const { items, total } = await editions.list(actor, () => ({ limit, offset }));
        const end = offset + items.length;
        return { rows: items.map(presentEdition), next: end < total ? placeCursor(end) : null };
      }),
    };
  },
});

export const getUsage = defineTool({
  name: 'get_usage',
  title: 'Get usage',
  description:
    'The key and its permission, the plan, and how much of each limit is used: requests a minute, paid actions an hour, articles a month. frees_at is in UTC.',
  access: 'read',
  input: z.strictObject({}),
  output: { key: fields.object, user: fields.object, account: fields.object, usage: fields.object },
  required: ['key', 'account', 'usage'],
  run: async (_input, { actor }, { access }) => ({ answer: presentMe(actor, await access.usage(actor)) }),
});
