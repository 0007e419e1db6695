import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is encrypted was encrypted by another key, or by none that is set now. */
export class SealedByAnother extends Error {
  override readonly name = 'SealedByAnother';
}

/** Encrypts what is secret in the database, by AES-256-GCM and for one row of it alone. */
export class SecretSeal {
  private readonly key: Buffer | null;

  /**
   * @param secret `SECRET_KEY`; null: nothing can be sealed
   * @param purpose what is sealed: what one purpose sealed no other opens
   */
  constructor(secret: string | null, purpose: string) {
    this.key = secret === null ? null : Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  get isThere(): boolean {
    return this.key !== null;
  }

  /** Names the key, and tells nothing of it. */
  get keyId(): string {
    return createHash('sha256')
      .update('key id')
      .update(this.key ?? '')
      .digest('hex')
      .slice(0, 8);
  }

  /** @param rowId for which it can be opened alone */
  seal(value: unknown, rowId: string): Uint8Array {
    if (this.key === null) throw new Error('there is no key to seal with');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(rowId));
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]);
  }

  /** @throws {SealedByAnother} */
  open(sealed: Uint8Array, rowId: string): unknown {
    if (this.key === null) throw new SealedByAnother('there is no key to open it with');
    try {
      const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv('aes-256-gcm', this.key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(rowId))
        .setAuthTag(tag);
      const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString('utf8'));
    } catch (error) {
      throw new SealedByAnother('it was sealed by another key', { cause: error });
    }
  }
}
