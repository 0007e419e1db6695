import { familyOfType, readText } from '../../guarded-fetch/index.js';
import type { ResourceFacts } from '../facts/page-facts.js';
import type { PageReply } from '../scanned-page.js';
import { AddressResolver } from './address-resolver.js';
import { ResourceCollector } from './collectors/resource-collector.js';

/** Chosen: icons and the like of one manifest. */
const MOST_IMAGES = 200;

/** The files that a style sheet, a script or a web app manifest loads, each once a kind; none of other replies. */
export function loadedFiles(
  url: string,
  { body, answer: { contentType } }: PageReply,
): readonly ResourceFacts[] {
  const files = new ResourceCollector(new AddressResolver(url));
  const family = familyOfType(contentType);
  if (family === 'css') files.addStyle(readText(body, contentType, 'text').text, 1);
  if (family === 'js') files.addScript(readText(body, contentType, 'text').text, 1);
  if (family === 'json')
    for (const address of imagesOf(readText(body, contentType, 'text').text)) files.add('image', address, 0);
  return files.resources;
}

/** Of the icons, screenshots and shortcuts of a manifest, which is other JSON without them. */
function imagesOf(json: string): readonly string[] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(json);
  } catch {
    return [];
  }
  const lists = [listOf(manifest, 'icons'), listOf(manifest, 'screenshots')];
  for (const shortcut of listOf(manifest, 'shortcuts').slice(0, MOST_IMAGES))
    lists.push(listOf(shortcut, 'icons'));
  return lists
    .flat()
    .slice(0, MOST_IMAGES)
    .flatMap((image) => {
      const src = memberOf(image, 'src');
      return typeof src === 'string' && !/^data:/i.test(src) ? [src] : [];
    });
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list : [];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
