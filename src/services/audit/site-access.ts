import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SiteAccess } from '../../domain/audit/audit-settings.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const accessShape = z.object({
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  login: z.object({ username: z.string(), password: z.string() }).nullable(),
});

/** What an audit needs of its site's secrets was encrypted by another key, or by none that is set now. */
export class SealedByAnother extends Error {
  override readonly name = 'SealedByAnother';
}

/** Encrypts what an audit sends to a site that is not open to all, by AES-256-GCM and for that audit alone. */
export class AccessSeal {
  private readonly key: Buffer | null;
  private readonly digestKey: Buffer | null;

  /** @param secret `SECRET_KEY`; null: nothing can be sealed */
  constructor(secret: string | null) {
    const keyFor = (use: string) =>
      secret === null ? null : Buffer.from(hkdfSync('sha256', secret, '', use, 32));
    this.key = keyFor('galley audit access');
    this.digestKey = keyFor('galley audit access digest');
  }

  get isThere(): boolean {
    return this.key !== null;
  }

  /** Equal for the same access alone, and without the key nothing can be guessed by it. */
  fingerprint(access: SiteAccess): string {
    return createHmac('sha256', this.digestKey ?? randomBytes(32))
      .update(JSON.stringify(access))
      .digest('hex');
  }

  /** @param auditId for which it can be opened alone */
  seal(access: SiteAccess, auditId: string): Uint8Array {
    if (this.key === null) throw new Error('there is no key to seal with');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(auditId));
    const text = Buffer.concat([cipher.update(JSON.stringify(access), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]);
  }

  /** @throws {SealedByAnother} */
  open(sealed: Uint8Array, auditId: string): SiteAccess {
    if (this.key === null) throw new SealedByAnother('there is no key to open it with');
    try {
      const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv('aes-256-gcm', this.key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(auditId))
        .setAuthTag(tag);
      const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return accessShape.parse(JSON.parse(text.toString('utf8')));
    } catch (error) {
      throw new SealedByAnother('it was sealed by another key', { cause: error });
    }
  }
}
