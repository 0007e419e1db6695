DROP TABLE ignored_checks, audit_rows, audit_views, audit_hits, audit_sitemap_entries, audit_urls, audits;
