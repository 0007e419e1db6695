DROP TABLE retention_marks;
