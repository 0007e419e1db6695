import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate that vouches for itself, with its key; both PEM. */
export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

const OID = {
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
  commonName: [0x55, 0x04, 0x03],
  basicConstraints: [0x55, 0x1d, 0x13],
  subjectAltName: [0x55, 0x1d, 0x11],
};

/**
 * Makes a certificate (RFC 5280) for these host names, valid from a day ago.
 * @param days until it ends
 */
export function selfSignedCertificate(names: readonly string[], days: number): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const name = sequence(set(sequence(oid(OID.commonName), tagged(0x0c, Buffer.from('galley test')))));
  const now = Date.now();
  const validity = sequence(time(now - 86_400_000), time(now + days * 86_400_000));
  // [2] is a DNS name.
  const hosts = sequence(...names.map((host) => tagged(0x82, Buffer.from(host))));
  const isAuthority = sequence(tagged(0x01, Buffer.from([0xff])));
  const extensions = sequence(
    sequence(oid(OID.basicConstraints), octets(isAuthority)),
    sequence(oid(OID.subjectAltName), octets(hosts)),
  );
  const serial = tagged(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(8)]));
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    serial,
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  );
  const signature = sign('sha256', content, privateKey);
  const bits = tagged(0x03, Buffer.concat([Buffer.from([0]), signature]));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(content, algorithm, bits)),
  };
}

function tagged(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, Math.floor(length / 0x100), length % 0x100];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return tagged(0x30, ...parts);
}

function set(...parts: readonly Uint8Array[]): Buffer {
  return tagged(0x31, ...parts);
}

function oid(bytes: readonly number[]): Buffer {
  return tagged(0x06, Buffer.from(bytes));
}

function octets(...parts: readonly Uint8Array[]): Buffer {
  return tagged(0x04, ...parts);
}

/** GeneralizedTime, `20261121120000Z`. */
function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14);
  return tagged(0x18, Buffer.from(`${digits}Z`));
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
