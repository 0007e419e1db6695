import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SiteAccess } from '../../domain/audit/audit-settings.js';
import { SealedByAnother, SecretSeal } from '../access/secret-seal.js';

export { SealedByAnother };

const accessShape = z.object({
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  login: z.object({ username: z.string(), password: z.string() }).nullable(),
});

/** Encrypts what an audit sends to a site that is not open to all, for that audit alone. */
export class AccessSeal {
  private readonly seals: SecretSeal;
  private readonly digestKey: Buffer | null;

  /** @param secret `SECRET_KEY`; null: nothing can be sealed */
  constructor(secret: string | null) {
    this.seals = new SecretSeal(secret, 'galley audit access');
    this.digestKey =
      secret === null ? null : Buffer.from(hkdfSync('sha256', secret, '', 'galley audit access digest', 32));
  }

  get isThere(): boolean {
    return this.seals.isThere;
  }

  /** Equal for the same access alone, and without the key nothing can be guessed by it. */
  fingerprint(access: SiteAccess): string {
    return createHmac('sha256', this.digestKey ?? randomBytes(32))
      .update(JSON.stringify(access))
      .digest('hex');
  }

  /** @param auditId for which it can be opened alone */
  seal(access: SiteAccess, auditId: string): Uint8Array {
    return this.seals.seal(access, auditId);
  }

  /** @throws {SealedByAnother} */
  open(sealed: Uint8Array, auditId: string): SiteAccess {
    const { data, error } = accessShape.safeParse(this.seals.open(sealed, auditId));
    if (error) throw new SealedByAnother('it was sealed in another shape', { cause: error });
    return data;
  }
}
