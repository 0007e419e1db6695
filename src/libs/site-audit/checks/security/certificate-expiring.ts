import { counted } from '../../rules/evidence.js';
import { defineCheck, type Finding } from '../../rules/check.js';
import { SOURCES } from '../../rules/lists/sources.js';

/** Chosen: what is renewed by a program, 30 days ahead as usual, has failed to be by then. */
const LEAST_DAYS = 14;

/** Versions before 1.2 as Node names them: browsers refuse them since 2020. */
const OLD: ReadonlySet<string> = new Set(['SSLv2', 'SSLv3', 'TLSv1', 'TLSv1.0', 'TLSv1.1']);

/**
 * One finding a `reason`. `detail`: `reason` (`ends_soon`, `name_mismatch`, `old_protocol`), `daysLeft`,
 * `protocol`.
 */
export const certificateExpiring = defineCheck({
  id: 'certificate_expiring',
  title: 'Certificate near its end',
  category: 'security',
  severity: 'error',
  scope: 'site',
  applies: 'site',
  rule: `The certificate ends in less than ${LEAST_DAYS} days or is not for this host, or the connection is older than TLS 1.2.`,
  threshold: { name: 'min_days', value: LEAST_DAYS, unit: 'days' },
  why: 'Browsers show a full-page warning instead of the site.',
  fix: 'Renew the certificate for all names of the site, and turn off TLS before 1.2.',
  source: SOURCES.certificates,
  effort: 'medium',
  judge({ site: { certificate } }) {
    if (!certificate) return [];
    const { daysLeft, nameMatches, protocol } = certificate;
    const finding = (reason: string, observed: string): Finding => ({
      observed,
      detail: { reason, daysLeft: daysLeft, protocol },
    });
    const days = Math.floor(daysLeft);
    return [
      ...(daysLeft < LEAST_DAYS
        ? [
            finding(
              'ends_soon',
              days < 0 ? `ended ${counted(-days, 'day')} ago` : `${counted(days, 'day')} left`,
            ),
          ]
        : []),
      ...(nameMatches ? [] : [finding('name_mismatch', 'certificate of another name')]),
      ...(OLD.has(protocol) ? [finding('old_protocol', protocol)] : []),
    ];
  },
});
