const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Vertical tab, form feed and the rest have no business in a text and are errors in HTML.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** @returns text as the content of an element. Quotes stay, as `sanitiseHtml` would leave them. */
export function escapeText(text: string): string {
  return text.replace(CONTROLS, '').replace(/[&<>]/g, (mark) => ENTITIES[mark] ?? '');
}

/** @returns text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(CONTROLS, '').replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '');
}

const MARKS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** @returns the text that sanitised HTML shows for such content; the sanitiser leaves no other entity. */
export function unescapeText(content: string): string {
  return content.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => MARKS[name] ?? '');
}
