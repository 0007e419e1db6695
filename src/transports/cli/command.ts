import type { AuditLogService } from '../../services/access/audit-log-service.js';
import type { ListService } from '../../services/list-service.js';
import type { TenantService } from '../../services/access/tenant-service.js';
import type { FeedService } from '../../services/article/feed-service.js';
import type { KeyService } from '../../services/access/key-service.js';
import type { OperatorKeyService } from '../../services/access/operator-key-service.js';
import type { Erasure } from '../../services/operator/erasure.js';
import type { OperatorWebhooks } from '../../services/webhook/operator-webhooks.js';
import type { OperatorService } from '../../services/operator/operator-service.js';

/** A colour or weight of letters, by its name in `util.styleText`. */
export type Style = 'bold' | 'red' | 'yellow' | 'green' | 'cyan';

/** What a command may print on; colours and bars only where a person looks. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Columns of standard output; null where it is no terminal, and lines may have any length. */
  readonly columns: number | null;
  /** A text in a style; as it is where standard output shows no colours. */
  readonly paint: (style: Style, text: string) => string;
  /** Whether standard error, where progress is shown, is a terminal; `width` is its width in columns. */
  readonly interactive: boolean;
  readonly width: number;
}

/** What the commands of tenants and keys work with; opened when needed and closed after. */
export interface AdminServices {
  readonly auditLog: AuditLogService;
  readonly lists: Pick<ListService, 'events'>;
  readonly tenants: TenantService;
  readonly feeds: FeedService;
  readonly keys: KeyService;
  readonly erasure: Erasure;
  readonly operator: OperatorService;
  readonly operatorKeys: OperatorKeyService;
  readonly operatorWebhooks: OperatorWebhooks;
}

export type WithAdmin = <T>(work: (services: AdminServices) => Promise<T>) => Promise<T>;

/** Prints JSON where it was asked for, else what people read. */
export function print(terminal: Terminal, asJson: true | undefined, json: object, text: () => string): void {
  terminal.out(asJson ? JSON.stringify(json, null, 2) : text());
}

/** Control characters, line and paragraph separators, and marks that turn the direction of writing. */
const STEERING = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text from the web as a terminal may show it: left as it is, it could clear the screen or write the user's answers. */
export function onOneLine(text: string): string {
  return text.replace(STEERING, ' ');
}
