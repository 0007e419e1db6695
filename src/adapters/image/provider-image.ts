import sharp from 'sharp';
import { z } from 'zod';
import { StageFailure } from '../../domain/article/stage-failure.js';
import type { ImageMaker, ImageTask, MadeImage } from '../../ports/article/image-maker.js';
import type { Log } from '../../ports/log.js';
import { pictureAlt } from './picture-alt.js';

/** A server with OpenAI's interface for images. */
export interface ImageProviderParts {
  /** Up to and with the version: `https://api.example/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly log: Log;
  readonly callMs?: number;
}

/** Chosen: beyond this time the title card is used; it leaves most of a job’s 15 minutes. */
const CALL_MS = 120_000;
/** Three times a picture of this size as PNG, in base 64. */
const LARGEST_ANSWER = 24 * 2 ** 20;
/** Chosen: 25 times what image models make (1536 × 1024), so that a small file can’t unpack to gigabytes. */
const LARGEST_PIXELS = 40_000_000;
/** Chosen: the largest picture needs one or two. */
const DECODING_SECONDS = 20;
/** Wide enough for a page's head and for cards of social networks; larger pictures are scaled down. */
const LARGEST = { width: 1536, height: 1024 };
/** Chosen: a picture of fewer pixels across is an icon or a mistake. */
const SMALLEST = 200;

const answer = z.object({ data: z.array(z.object({ b64_json: z.string().optional() })).min(1) });

/**
 * Has a picture drawn by a model. The picture is decoded and encoded anew, so that only pixels of a bounded size get into
 * an article.
 */
export class ProviderImageMaker implements ImageMaker {
  constructor(private readonly parts: ImageProviderParts) {}

  /** @throws {StageFailure} `provider_…` when there is no usable picture */
  async make(task: ImageTask, signal: AbortSignal): Promise<MadeImage> {
    signal.throwIfAborted();
    try {
      const drawn = await this.draw(task, signal);
      if (!isPicture(drawn)) throw badPicture('it is no PNG, JPEG or WebP');
      const { data, info } = await sharp(drawn, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
        .rotate()
        .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82, effort: 4 })
        .timeout({ seconds: DECODING_SECONDS })
        .toBuffer({ resolveWithObject: true });
      if (Math.min(info.width, info.height) < SMALLEST) throw badPicture('it is too small');
      return {
        bytes: data,
        contentType: 'image/webp',
        width: info.width,
        height: info.height,
        alt: pictureAlt(task),
        source: 'ai:generated',
      };
    } catch (error) {
      signal.throwIfAborted();
      const failure = error instanceof StageFailure ? error : badPicture('it can’t be decoded');
      const reason = error instanceof Error ? error.name : 'unknown';
      this.parts.log.warn({ code: failure.code, reason }, 'the image provider returned no usable picture');
      throw failure;
    }
  }

  private async draw(task: ImageTask, signal: AbortSignal): Promise<Buffer> {
    const { baseUrl, apiKey, model, callMs = CALL_MS } = this.parts;
    const late = AbortSignal.timeout(callMs);
    const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/images/generations`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        prompt: promptOf(task),
        n: 1,
        size: `${LARGEST.width}x${LARGEST.height}`,
        // The models of this name always answer in base 64, and refuse the parameter.
        ...(/gpt-image/i.test(model) ? {} : { response_format: 'b64_json' }),
      }),
      // A redirect would send the key and the prompt to another host.
      redirect: 'error',
      signal: AbortSignal.any([signal, late]),
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw unavailable(late.aborted ? 'it did not answer in time' : 'it can’t be reached', error);
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw refused(response.status);
    }
    const text = await readBounded(response).catch((error: unknown) => {
      signal.throwIfAborted();
      throw error instanceof StageFailure ? error : unavailable('its answer broke off', error);
    });
    const parsed = answer.safeParse(jsonOf(text));
    const [picture] = parsed.success ? parsed.data.data : [];
    // An address instead of a picture is not followed: it may lead to any host.
    if (!picture?.b64_json) throw badPicture('the answer has none');
    return Buffer.from(picture.b64_json, 'base64');
  }
}

/** The title is the subject of the picture; letters in a drawn picture are mostly wrong. */
function promptOf({ title }: ImageTask): string {
  const subject = title.replace(/\s+/gu, ' ').slice(0, 300);
  return `An illustration for the head of an article titled "${subject}". Plain, calm and realistic; no letters, no words, no logos, no faces of real people.`;
}

/** The formats that such servers send. The decoder knows more: an SVG can hold a program that never ends. */
function isPicture(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12);
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!response.body) return '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw badPicture('it is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function refused(status: number): StageFailure {
  if (status === 429) {
    return new StageFailure(
      'provider_rate_limited',
      'The image provider takes no more requests for now (status 429).',
    );
  }
  if (status >= 500) return unavailable(`status ${status}`);
  return new StageFailure('provider_rejected', `The image provider refused the request (status ${status}).`);
}

function unavailable(why: string, cause?: unknown): StageFailure {
  return new StageFailure('provider_unavailable', `The image provider is not available: ${why}.`, { cause });
}

function badPicture(why: string): StageFailure {
  return new StageFailure('provider_bad_output', `The image provider’s picture can’t be used: ${why}.`);
}
