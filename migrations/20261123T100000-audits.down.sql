DROP TABLE audit_rows;
DROP TABLE audit_views;
DROP TABLE audit_hits;
DROP TABLE origin_turns;
DROP TABLE audit_sitemap_entries;
DROP TABLE audit_urls;
DROP TABLE audits;
DELETE FROM paid_actions WHERE kind = 'audit';
