/** A page with enough text of its own about a subject, and links. @param head more for its `<head>` */
export function harbourPage(subject: string, links: readonly string[] = [], head = ''): string {
  const sentences = Array.from(
    { length: 12 },
    (_, n) =>
      `The ${subject} of harbour ${n} is kept by the ${subject} office, which has ${n + 2} people on duty.`,
  );
  const list = links.map((href) => `<li><a href="${href}">${href.replace(/[/.-]/g, ' ')}</a></li>`).join('');
  return `<!doctype html><html lang="en"><title>${subject}</title>${head}<nav><ul>${list}</ul></nav>
    <main><h1>${subject}</h1><p>${sentences.join(' ')}</p></main></html>`;
}
