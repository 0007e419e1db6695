import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** One span as a collector has it. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentId: string;
  readonly isFailed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Of the process or thread that sent it. */
  readonly resource: Readonly<Record<string, string | number>>;
}

/** A collector on loopback that takes spans by OTLP over HTTP, in protobuf. */
export interface OtlpReceiver {
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  /** Of its requests, without the bodies. */
  readonly headers: readonly Readonly<Record<string, unknown>>[];
  close(): void;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    headers.push({ ...request.headers, path: request.url });
    void buffer(request).then((sent) => {
      spans.push(...spansIn(request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The fields of a message of protobuf, by their numbers: bytes for what has a length, else numbers. */
type Fields = ReadonlyMap<number, readonly (Buffer | bigint)[]>;

function fieldsOf(bytes: Buffer): Fields {
  const fields = new Map<number, (Buffer | bigint)[]>();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]!;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => bytes.subarray(at, (at += length));
  while (at < bytes.length) {
    const tag = Number(varint());
    const read: Record<number, () => Buffer | bigint> = {
      0: varint,
      1: () => take(8),
      2: () => take(Number(varint())),
      5: () => take(4),
    };
    const values = fields.get(tag >> 3) ?? [];
    values.push(read[tag & 7]!());
    fields.set(tag >> 3, values);
  }
  return fields;
}

const messages = (fields: Fields, number: number) =>
  (fields.get(number) ?? []).map((bytes) => fieldsOf(bytes as Buffer));
const textOf = (fields: Fields, number: number, encoding: 'utf8' | 'hex' = 'utf8') =>
  (fields.get(number)?.[0] as Buffer | undefined)?.toString(encoding) ?? '';

function attributesOf(fields: Fields, number: number): Record<string, string | number> {
  return Object.fromEntries(
    messages(fields, number).map((pair) => {
      const [value = new Map() as Fields] = messages(pair, 2);
      const whole = value.get(3)?.[0];
      return [textOf(pair, 1), whole === undefined ? textOf(value, 1) : Number(whole)];
    }),
  );
}

/** The numbers are those of `opentelemetry/proto/trace/v1/trace.proto`. */
function spansIn(body: Buffer): ReceivedSpan[] {
  return messages(fieldsOf(body), 1).flatMap((ofResource) => {
    const [sender = new Map() as Fields] = messages(ofResource, 1);
    const resource = attributesOf(sender, 1);
    return messages(ofResource, 2).flatMap((scope) =>
      messages(scope, 2).map((span) => ({
        name: textOf(span, 5),
        traceId: textOf(span, 1, 'hex'),
        spanId: textOf(span, 2, 'hex'),
        parentId: textOf(span, 4, 'hex'),
        isFailed: messages(span, 15).some((status) => status.get(3)?.[0] === 2n),
        attributes: attributesOf(span, 9),
        resource,
      })),
    );
  });
}
