import { defineCheck } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';
import { cutText, firstFew } from '../../rules/evidence.js';
import { isLoopbackHost } from '../../../urls/index.js';

/** `detail.forms`: each with `action`, `line` and `reason` (`http_action`, `password_on_http`). */
export const insecureForm = defineCheck({
  id: 'insecure_form',
  title: 'Form sent over HTTP',
  category: 'security',
  severity: 'error',
  scope: 'page',
  applies: 'pages',
  rule:
    'The action of a form is an http address, or a form with a password field stands on a page that came over http; ' +
    'a host that is this machine itself is left out.',
  why: 'Anybody on the way can read what is typed into it, passwords too.',
  fix: 'Use https for the page and for the action.',
  source: SOURCES.secureContexts,
  effort: 'low',
  judge({ entry, page }) {
    const isPlain = isPlainAddress(entry.url);
    const forms = page.forms.flatMap(({ action, hasPassword, line }) => {
      const shown = { action: action === null ? null : cutText(action, 500), line };
      if (hasPassword && isPlain) return [{ ...shown, reason: 'password_on_http' }];
      return action !== null && isPlainAddress(action) ? [{ ...shown, reason: 'http_action' }] : [];
    });
    const first = forms.find(({ reason }) => reason === 'password_on_http') ?? forms[0];
    if (!first) return [];
    return [
      {
        observed:
          first.reason === 'password_on_http'
            ? 'password field on an http page'
            : `form to ${cutText(first.action ?? '')}`,
        detail: { forms: firstFew(forms) },
        where: { selector: 'form', line: first.line },
      },
    ];
  },
});

/** What goes to the machine itself passes nobody on its way. */
function isPlainAddress(url: string): boolean {
  return url.startsWith('http:') && !isLoopbackHost(new URL(url).hostname);
}
