import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Where a planted address leads: it sets a mark where it runs. */
export const PLANTED_ADDRESS = 'javascript:window.planted=1';

/** A text as somebody else's page may have it: what would run sets a mark, and the last words turn all that follows. */
export const PLANTED =
  `<script>window.planted=1</script><img src=x onerror="window.planted=1"><a href="${PLANTED_ADDRESS}">x</a>` +
  '<svg onload="window.planted=1"> zero\u200bwidth \u202eturned';

/** Names of fields whose texts are words of others, however short. */
const WORDS = ['name', 'title', 'term', 'topic', 'heading', 'publisher', 'author'];

/** Plants in every text of a record. Its addresses stay: one of no web page is refused where a record is read. */
export function plantedIn<Value>(value: Value): Value {
  const plant = (each: unknown, name: string): unknown => {
    if (typeof each === 'string')
      return /\s/.test(each) || WORDS.includes(name) ? `${each} ${PLANTED}` : each;
    if (Array.isArray(each)) return each.map((one) => plant(one, name));
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, one]) => [key, plant(one, key)]));
  };
  return plant(value, '') as Value;
}

/** Asserts that what was planted is shown as a text, and did nothing: nothing ran, no link of it is there, no turn is open. */
export async function expectHarmless(page: Page): Promise<void> {
  await page.getByText('<script>window.planted=1').filter({ visible: true }).first().waitFor();
  expect(await page.evaluate(FOUND)).toEqual({ ran: false, elements: [], turned: [] });
}

const FOUND = `(() => {
  const elements = [...document.querySelectorAll('*')].filter((element) =>
    [...element.attributes].some(({ name, value }) => /^on/.test(name) || /^\\s*javascript:/i.test(value)) ||
    (element.localName === 'script' && element.src === ''));
  const turned = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data } = texts.currentNode;
    if (/\\u202e/.test(data) && !/\\u202c/.test(data)) turned.push(data);
  }
  return { ran: 'planted' in window, elements: elements.map(({ outerHTML }) => outerHTML), turned };
})()`;
