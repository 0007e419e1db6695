DROP TRIGGER keys_raise_events ON api_keys;
DROP TRIGGER new_editions_raise_events ON editions;
DROP TRIGGER editions_raise_events ON editions;
DROP TRIGGER reports_raise_events ON reports;
DROP TRIGGER audits_raise_events ON audits;
DROP TRIGGER deleted_articles_raise_events ON deleted_articles;
DROP TRIGGER articles_raise_events ON articles;
DROP TRIGGER jobs_raise_events ON jobs;
DROP FUNCTION key_events_raised(), edition_events_raised(), report_events_raised(), audit_events_raised(),
  deleted_article_events_raised(), article_events_raised(), job_events_raised();
DROP FUNCTION event_error(jsonb), event_codes(jsonb);
DROP FUNCTION raise_event(uuid, uuid, text, text, uuid, jsonb);
DROP TABLE events;
DROP FUNCTION place_events();
DROP TABLE event_places;
