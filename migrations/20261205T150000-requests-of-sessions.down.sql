ALTER TABLE sessions
  ADD COLUMN moments timestamptz[] NOT NULL DEFAULT array_fill('-infinity'::timestamptz, ARRAY[120]),
  ADD COLUMN oldest integer NOT NULL DEFAULT 1;
