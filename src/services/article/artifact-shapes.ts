import { z } from 'zod';
import { deskReportShape } from '../../domain/article/desk/desk-report-shape.js';
import { draftShape, outlineShape } from '../../domain/article/draft-shape.js';
import { houseStyleShape } from '../../domain/brief/house-style.js';
import {
  askedQueryShape,
  droppedSourceShape,
  sourceShape,
  subjectShape,
} from '../../domain/research/source-shape.js';
import { shapeOf } from '../../libs/shape/index.js';
import { readInOrder } from '../job/stored-artifacts.js';
import type { Made } from './article-work.js';

const named = z.object({ name: z.string() });
const person = z.object({ id: z.string(), name: z.string() });

const brief = z.object({
  language: z.string(),
  country: z.string().nullable(),
  seed: z.number(),
  briefSha256: z.string(),
  people: z.object({ author: z.union([person, named]).nullable(), editor: person.nullable() }),
  houseStyle: houseStyleShape.nullable(),
});

const research = z.object({
  subject: subjectShape,
  sources: z.array(sourceShape),
  dropped: z.array(droppedSourceShape),
  queries: z.array(askedQueryShape),
  links: z.array(
    z.object({
      url: z.string(),
      own: z.boolean(),
      known: z.enum(['brief', 'source', 'read', 'named']),
      anchor: z.string().nullable(),
      names: z.array(z.string()),
    }),
  ),
});

const meta = z.object({
  title: z.string(),
  slug: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
});

const image = z
  .object({
    contentType: z.string(),
    sha256: z.string(),
    width: z.number(),
    height: z.number(),
    alt: z.string(),
    base64: z.string(),
    source: z.string(),
  })
  .nullable();

const made = shapeOf<Made>()(
  z.object({
    brief: brief.exactOptional(),
    research: research.exactOptional(),
    outline: outlineShape.exactOptional(),
    draft: draftShape.exactOptional(),
    checks: deskReportShape.exactOptional(),
    meta: meta.exactOptional(),
    image: image.exactOptional(),
  }),
);

/** What the stages of an article left in the database, up to the first that is not of this version. */
export function readArtifacts(stored: Readonly<Record<string, unknown>>): Made {
  return readInOrder(made, stored);
}
