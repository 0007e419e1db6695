DROP TABLE scheduled_runs, schedules;
