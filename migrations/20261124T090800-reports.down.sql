DROP TABLE report_artifacts, reports;
