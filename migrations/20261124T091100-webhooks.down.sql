DROP TRIGGER events_delivered ON events;
DROP FUNCTION deliver_event;
DROP TABLE webhook_attempts, webhook_deliveries, webhooks;
