DROP TABLE operator_sessions;
DROP TABLE operator_keys;
