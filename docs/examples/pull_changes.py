#!/usr/bin/env python3
"""Pulls the changes of an edition into a file of JSON lines, each change once, also over crashes.

    API=http://127.0.0.1:4000 KEY=gk_read_... EDITION=0a000000-... python3 pull_changes.py articles.jsonl

Run it as often as you like, from cron for example: it appends what has changed since its last run, and ends.
Each line is {"change", "id", "changed_at", "article"}: what happened, to which article, when, and the article as it
is now; null after it was deleted. The newest line of an article is its state.

The cursor is stored in articles.jsonl.cursor, always after the lines that it covers. When a run was killed between the
two, the next one finds in the file how far it came. Needs Python 3.9 or later and nothing but its standard library.
"""

import fcntl
import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

# The most that a page may hold.
PAGE = int(os.environ.get("PAGE", "100"))
TRIES = 5


def get(path, query):
    """One answer as JSON. What is refused for now, or comes to no answer, is asked again."""
    request = urllib.request.Request(f"{os.environ['API']}{path}?{urllib.parse.urlencode(query)}")
    request.add_header("Authorization", f"Bearer {os.environ['KEY']}")
    for left in reversed(range(TRIES)):
        wait = ""
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            # A problem of Galley's in JSON, or the text of a proxy.
            said = error.read().decode(errors="replace")
            if error.code not in (429, 502, 503, 504) or left == 0:
                raise SystemExit(f"{error.code}: {said}") from error
            wait = error.headers.get("Retry-After", "")
        except (OSError, http.client.HTTPException, ValueError) as error:
            if left == 0:
                raise SystemExit(f"no answer: {error}") from error
        time.sleep(int(wait) if wait.isdecimal() else 1)


def last_moment(lines):
    """The moment of the last whole line, "" without one. Half a line at the end, which a crash left, is cut off."""
    end = lines.seek(0, os.SEEK_END)
    tail = b""
    start = end
    # Backwards, because the file may be large, until the tail has a whole line with the end of the one before it.
    while start > 0 and tail.count(b"\n") < 2:
        size = min(start, 1 << 16)
        start -= size
        lines.seek(start)
        tail = lines.read(size) + tail
    whole = tail[: tail.rfind(b"\n") + 1]
    if len(whole) < len(tail):
        lines.truncate(end - len(tail) + len(whole))
    lines.seek(0, os.SEEK_END)
    return json.loads(whole.splitlines()[-1])["changed_at"] if whole else ""


def read_cursor(file):
    try:
        with open(file, encoding="ascii") as cursor:
            return cursor.read().strip()
    except FileNotFoundError:
        return ""


def write_cursor(file, moment):
    """Replaces the cursor by a rename: a crash leaves the old one or the new one, and never half of one."""
    with open(file + ".new", "w", encoding="ascii") as cursor:
        cursor.write(moment)
        cursor.flush()
        os.fsync(cursor.fileno())
    os.replace(file + ".new", file)
    sync_folder(file)


def sync_folder(file):
    folder = os.open(os.path.dirname(os.path.abspath(file)), os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def pull(file):
    with open(file, "a+b") as lines:
        # Two runs at once would write each line twice. The lock goes with the process, however it ends.
        try:
            fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SystemExit(f"Another run writes {file}.") from None
        sync_folder(file)
        # Moments are written alike, so the later one is the greater text. The file is ahead of the cursor after a crash,
        # and the cursor ahead of the file when you have moved older lines elsewhere.
        stored = read_cursor(file + ".cursor")
        since = max(stored, last_moment(lines))
        if since != stored:
            os.fsync(lines.fileno())
            write_cursor(file + ".cursor", since)
        path = f"/v1/editions/{os.environ['EDITION']}/articles"
        while True:
            page = get(path, {"changed_since": since, "limit": PAGE})
            articles = {article["id"]: article for article in page["articles"]}
            for change in page["changes"]:
                line = {**change, "article": articles.get(change["id"])}
                lines.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
            if not page["changes"]:
                return
            lines.flush()
            os.fsync(lines.fileno())
            since = page["next_changed_since"]
            write_cursor(file + ".cursor", since)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    pull(sys.argv[1])
