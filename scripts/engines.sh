#!/bin/sh
# The programs of others that Galley is tested with, of Debian: a browser, proxies, Prometheus, a pooler and an older PostgreSQL.
#   scripts/engines.sh install    installs what is missing, where this is Debian and root may
#   scripts/engines.sh missing    says of each that is missing what is skipped without it
set -eu

# program, package, what it is for
engines="
${CHROMIUM:-/usr/bin/chromium} chromium the console in a browser
/usr/sbin/nginx nginx-light nginx in front of gateways
/usr/bin/caddy caddy Caddy in front of gateways
/usr/bin/promtool prometheus the alerts, read by Prometheus
/usr/sbin/pgbouncer pgbouncer PgBouncer in front of PostgreSQL
/usr/lib/postgresql/15/bin/postgres postgresql-15 PostgreSQL 15 with a standby that is promoted
"

case "${1:-}" in
install)
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || exit 0
  wanted=$(echo "$engines" | while read -r program package rest; do
    [ -z "$program" ] || [ -x "$program" ] || echo "$package"
  done)
  # The others are services, which systemd would start at its next boot.
  [ ! -d /run/systemd/system ] || wanted=$(echo "$wanted" | grep -x chromium) || exit 0
  [ -n "$wanted" ] || exit 0
  export DEBIAN_FRONTEND=noninteractive LC_ALL=C
  # None of them is to run by itself; where a file says what may run, it stays.
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    (set -C && printf '#!/bin/sh\nexit 101\n' >"$policy")
    trap 'rm -f "$policy"' EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    chmod +x "$policy"
  fi
  timeout 60 apt-get -qq update
  # One package that this release of Debian lacks would keep apt from all; Chromium does not wait for the others.
  browser= others=
  for package in $wanted; do
    apt-cache policy "$package" | grep -q 'Candidate: [^(]' || continue
    if [ "$package" = chromium ]; then browser=$package; else others="$others $package"; fi
  done
  status=0
  for packages in "$browser" "$others"; do
    [ -n "$packages" ] || continue
    # A slow download is given up; an installation that has begun is not.
    timeout 120 apt-get -qq install -y --no-install-recommends --download-only $packages &&
      apt-get -qq install -y --no-install-recommends $packages || status=1
  done
  exit "$status"
  ;;
missing)
  echo "$engines" | while read -r program package what; do
    [ -z "$program" ] || [ -x "$program" ] || echo "No $program (Debian: $package), so not tested: $what."
  done
  ;;
*)
  echo 'usage: scripts/engines.sh install | missing' >&2
  exit 2
  ;;
esac
