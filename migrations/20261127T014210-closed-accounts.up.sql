-- Connections and subscriptions of a closed account end within a second, like those of a revoked key: both listen to the
-- key. A trigger, so that it works whatever closes the account.
CREATE FUNCTION notify_keys_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('galley_events', 'key:' || k.id)
    FROM api_keys k JOIN users u ON u.id = k.user_id
    WHERE u.account_id = NEW.id AND k.revoked_at IS NULL;
  RETURN NULL;
END
$$;

CREATE TRIGGER accounts_notify_keys AFTER UPDATE OF status ON accounts
  FOR EACH ROW WHEN (NEW.status = 'closed' AND OLD.status <> 'closed')
  EXECUTE FUNCTION notify_keys_of_account();
