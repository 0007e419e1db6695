DROP TABLE report_artifacts;
DROP TABLE reports;
DELETE FROM paid_actions WHERE kind = 'research';
