// Which statements change rows that workers hold under a lease, without naming the lease's token. A worker that was
// stopped for longer than its lease goes on as if nothing had been: only the token keeps it from its successor's rows.
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
/** A table that stands in a variable may be any of them. */
const WRITE = new RegExp(`\\b(?:UPDATE|DELETE\\s+FROM)\\s+(?:(?:${TABLES.join('|')})\\b|\\$\\{)`);
/** As a condition, and not as what is set. */
const TOKEN = /\b(?:WHERE|AND)\s+(?:\w+\.)?lease_token\s*=\s*\$\d|\$\{HELD\}/;

/**
 * @param {string} file its name
 * @param {string} source TypeScript
 * @returns {{ place: string, line: number }[]} where a write names no token: the file and the nearest name around it
 */
export function unfencedWrites(file, source) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {{ place: string, line: number }[]} */
  const found = [];
  /** @param {ts.Node} node @param {string} name */
  const visit = (node, name) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText(parsed);
      if (WRITE.test(text) && !TOKEN.test(text)) {
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

/** @param {ts.Node} node @returns {string | undefined} of a method, a function or a constant of the module */
function nameOf(node) {
  const isNamed =
    ts.isMethodDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}
