-- The field's words. Nothing is released, so the old names go at once.
ALTER TABLE audits RENAME COLUMN told_at TO enqueued_at;
ALTER TABLE reports RENAME COLUMN told_at TO enqueued_at;
ALTER TABLE editions RENAME COLUMN verification_look TO verification_probe;
ALTER TABLE editions RENAME COLUMN verification_look_until TO verification_probe_until;
ALTER TABLE origin_turns RENAME TO origin_slots;
