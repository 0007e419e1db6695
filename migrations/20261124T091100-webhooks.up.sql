-- Where the events of an account are sent to, and each of them on its way there.

CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  url text NOT NULL,
  description text NOT NULL,
  -- Null for all.
  event_types text[],
  -- Null for all, and for what belongs to none.
  edition_ids uuid[],
  signing text NOT NULL CHECK (signing IN ('hmac', 'ed25519')),
  -- Of ed25519; null of hmac.
  public_key text,
  -- The secret and the headers, encrypted for this row by the key that key_id names; and the secret before, while it holds.
  sealed bytea NOT NULL,
  key_id text NOT NULL,
  former bytea,
  former_until timestamptz,
  header_names text[] NOT NULL,
  max_per_second integer CHECK (max_per_second BETWEEN 1 AND 100),
  enabled boolean NOT NULL DEFAULT true,
  disabled_reason text,
  failing_since timestamptz,
  -- Nothing is sent before: its pace, or what it asked for.
  paused_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX webhooks_of_account ON webhooks (account_id, created_at, id);

-- An event on its way to an endpoint: there is one of each. It goes with its event. Not with its endpoint by a foreign key: a
-- transaction that raises an event must not wait for, or fail by, one that deletes the endpoint.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  webhook_id uuid NOT NULL,
  account_id uuid NOT NULL,
  type text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  -- Tries of the present schedule, which a resend begins anew; and all that there were.
  tries integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  lease_token uuid,
  lease_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz,
  CONSTRAINT webhook_deliveries_one_of_each UNIQUE (webhook_id, event_id),
  CONSTRAINT webhook_deliveries_due_while_pending CHECK ((status = 'pending') = (due_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, created_at, id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, due_at) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_leased ON webhook_deliveries (lease_until) WHERE lease_until IS NOT NULL;

CREATE TABLE webhook_attempts (
  delivery_id uuid NOT NULL REFERENCES webhook_deliveries (id) ON DELETE CASCADE,
  number integer NOT NULL,
  at timestamptz NOT NULL,
  duration_ms integer NOT NULL,
  -- Null where there was no answer; then the code says why.
  status integer,
  code text,
  response text NOT NULL,
  PRIMARY KEY (delivery_id, number)
);

-- In the transaction of the event, as soon as it has its place: no event is without its deliveries. A test is for the endpoint
-- that it is about alone.
CREATE FUNCTION deliver_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (event_id, webhook_id, account_id, type, due_at)
  SELECT NEW.id, w.id, NEW.account_id, NEW.type, clock_timestamp() FROM webhooks w
  WHERE w.account_id = NEW.account_id AND w.enabled AND CASE NEW.type WHEN 'webhook.test' THEN w.id = NEW.object_id
    ELSE (w.event_types IS NULL OR NEW.type = ANY (w.event_types))
      AND (w.edition_ids IS NULL OR NEW.edition_id = ANY (w.edition_ids)) END;
  IF FOUND THEN
    PERFORM pg_notify('galley_events', 'deliveries');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER events_delivered AFTER UPDATE OF at ON events FOR EACH ROW
  WHEN (OLD.at IS NULL AND NEW.at IS NOT NULL) EXECUTE FUNCTION deliver_event();
