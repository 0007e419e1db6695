DROP TABLE scheduled_runs;
DROP TABLE schedules;
