import { assertFullKey } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { byCaller } from '../../domain/access/audit-log.js';
import { DEFAULT_RULES, type EditionRules, type RegressionRules } from '../../domain/audit/regressions.js';
import type { Edition } from '../../domain/edition.js';
import { refuse } from '../../domain/errors.js';
import type { RegressionRulesStore } from '../../ports/audit/regression-rules-store.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';

/** What is changed of an edition's rules; what is undefined stays. */
export interface RulesChange {
  readonly rules: Partial<RegressionRules>;
  /** Of the audit to compare with; null for the one before each. */
  readonly baselineId: string | null | undefined;
}

const WHAT = 'changing the rules of regressions';
const USUAL: EditionRules = { ...DEFAULT_RULES, baselineId: null };

/** What an edition calls a regression of its audits. A change holds for audits whose results are made after it. */
export class RegressionRulesService {
  constructor(
    private readonly parts: {
      readonly stores: { readonly regressionRules: RegressionRulesStore };
      readonly unitOfWork: UnitOfWork;
      readonly access: AccessService;
    },
  ) {}

  /** @throws {GalleyError} `not_found` */
  async read(actor: Actor, slug: string): Promise<{ readonly edition: Edition } & EditionRules> {
    const edition = await this.parts.access.openEdition(actor, slug);
    const [found = USUAL] = await this.of([edition.id]);
    return { edition, ...found };
  }

  /** Of editions of the caller's account, in their order. */
  of(editionIds: readonly string[]): Promise<readonly EditionRules[]> {
    return readOrRefuse(async () => {
      const found = await this.parts.stores.regressionRules.of(editionIds);
      return editionIds.map((id) => found.get(id) ?? USUAL);
    });
  }

  /** The first step of a change, before anything of its body is read. @throws {GalleyError} `not_found`, `key_read_only` */
  async admit(actor: Actor, slug: string): Promise<Edition> {
    const { access } = this.parts;
    const edition = await access.openEdition(actor, slug);
    assertFullKey(actor, WHAT);
    await access.confirmFullKey(actor, WHAT);
    return edition;
  }

  /** @throws {GalleyError} `conflict` for a baseline that is no finished audit of the edition */
  async update(
    actor: Actor,
    edition: Edition,
    { rules, baselineId }: RulesChange,
  ): Promise<{ readonly edition: Edition } & EditionRules> {
    await readOrRefuse(() =>
      this.parts.unitOfWork.run(async ({ regressionRules, auditLog }) => {
        if (!(await regressionRules.change(edition.id, rules, baselineId)))
          throw refuse('conflict', 'The baseline must be an audit of this edition that is done.');
        const details = { ...rules, ...(baselineId === undefined ? {} : { baselineId }) };
        const object = { kind: 'edition', id: edition.id } as const;
        await auditLog.add([{ ...byCaller(actor), action: 'regression_rules_updated', object, details }]);
      }),
    );
    return this.read(actor, edition.id);
  }
}
