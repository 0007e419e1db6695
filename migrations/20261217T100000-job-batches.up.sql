-- The batch with which a job was started; null for none. A batch is nothing more: it has ended when no job of it is open.
ALTER TABLE jobs ADD COLUMN batch_id uuid;
