// Finds statements that change rows that workers hold under a lease, without naming the lease's token. A worker that was stopped
// for longer than its lease resumes unaware: only the token keeps it from its successor's rows.
import ts from 'typescript';

/** Tables whose rows workers write under a lease, or that belong to such a row. */
const TABLES = [
  'jobs',
  'job_artifacts',
  'reports',
  'report_artifacts',
  'audits',
  'audit_urls',
  'audit_hits',
  'audit_rows',
  'audit_views',
  'audit_sitemap_entries',
];
/** A table name in a variable may be any of them. */
const TABLE = `(?:(?:${TABLES.join('|')})\\b|\\$\\{)`;
/** An insertion counts only where it changes existing rows; others touch no row that a worker holds. */
const WRITE = new RegExp(
  `\\b(?:(?:UPDATE|DELETE\\s+FROM)\\s+${TABLE}` +
    `|INSERT\\s+INTO\\s+${TABLE}(?=(?:(?!INSERT\\s+INTO)[^])*?\\bDO\\s+UPDATE\\b))`,
  'g',
);
/** In a condition, not among the columns that are set. */
const TOKEN = /\b(?:WHERE|AND)\s+(?:\w+\.)?lease_token\s*=\s*\$\d|\$\{HELD\}/g;
/** The beginning of any write, except `FOR UPDATE` and `DO UPDATE`. */
const BEGINS_WRITE = /(?<!\b(?:FOR|KEY|DO)\s+)\bUPDATE\b|\bDELETE\s+FROM\b|\bINSERT\s+INTO\b/;
/** The same with its table in another string. */
const LACKS_TABLE = new RegExp(`(?:${BEGINS_WRITE.source})\\s*.$`);

/**
 * @param {string} file its name
 * @param {string} source TypeScript
 * @returns {{ place: string, line: number }[]} statements with more writes than tokens, or concatenated so that they can't be
 * checked: the file and the nearest name around each
 */
export function unfencedWrites(file, source) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {{ place: string, line: number }[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} name */
  const visit = (node, name) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText(parsed);
      const writes = text.match(WRITE)?.length ?? 0;
      const tokens = text.match(TOKEN)?.length ?? 0;
      if (writes > tokens || isPutTogether(node, text)) {
        const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed));
        found.push({ place: `${file} ${name}`, line: line + 1 });
      }
      return;
    }
    const inner = nameOf(node) ?? name;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(parsed, '');
  return found;
}

/** @param {ts.Node} node @param {string} text @returns {boolean} whether it is a write that continues in other strings */
function isPutTogether(node, text) {
  const isJoined =
    ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isJoined ? BEGINS_WRITE.test(text) : LACKS_TABLE.test(text);
}

/** @param {ts.Node} node @returns {string | undefined} of a method, a function or a constant of the module */
function nameOf(node) {
  const isNamed =
    ts.isMethodDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}
