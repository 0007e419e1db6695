DROP VIEW galley_backlog;
