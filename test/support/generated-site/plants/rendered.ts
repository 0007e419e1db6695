import { changedByScript } from '../../rendering/fake-renderer.js';
import type { Plants } from './plant.js';

const CHARSET = '<meta charset="utf-8">';
const canonical = (url: string) => `<link rel="canonical" href="${url}">`;

/** Of pages that are rendered: their scripts change them. */
export const RENDERED_PLANTS: Plants = {
  content_by_script(site) {
    const few = '<p>The text of this page comes later.</p>';
    const prose = site.prose();
    const filled = site.page('/r/filled', {
      parts: { main: few, bodyEnd: changedByScript([few, prose + prose]) },
    });
    site.hit('content_by_script', filled);
    // Until then it is as short as it looks.
    site.hit('thin_content', filled);
    const more = changedByScript(['<p>Printed at the quay.</p>', `<p>${site.words(60)}</p>`]);
    site.sound('content_by_script', site.page('/r/longer', { parts: { bodyEnd: more } }));
  },

  canonical_by_script(site) {
    const [own, other] = [site.at('/r/canonical'), site.at('/r/longer')];
    const led = changedByScript([canonical(own), canonical(other)]);
    site.hit('canonical_by_script', site.page('/r/canonical', { parts: { bodyEnd: led } }));
    const titled = changedByScript(['<title>', '<title>The quay: ']);
    site.sound('canonical_by_script', site.page('/r/titled', { parts: { bodyEnd: titled } }));
  },

  noindex_by_script(site) {
    const robots = (content: string) =>
      changedByScript([CHARSET, `${CHARSET}<meta name="robots" content="${content}">`]);
    site.hit('noindex_by_script', site.page('/r/hidden', { parts: { bodyEnd: robots('noindex') } }));
    site.sound('noindex_by_script', site.page('/r/followed', { parts: { bodyEnd: robots('noarchive') } }));
  },
};
