DROP TABLE IF EXISTS ignored_checks;
