ALTER TABLE origin_slots RENAME TO origin_turns;
ALTER TABLE editions RENAME COLUMN verification_probe_until TO verification_look_until;
ALTER TABLE editions RENAME COLUMN verification_probe TO verification_look;
ALTER TABLE reports RENAME COLUMN enqueued_at TO told_at;
ALTER TABLE audits RENAME COLUMN enqueued_at TO told_at;
