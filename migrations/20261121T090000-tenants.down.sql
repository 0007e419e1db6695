DROP TABLE api_keys;
DROP TABLE editions;
DROP TABLE users;
DROP TABLE newsrooms;
DROP TABLE accounts;
DROP TABLE plans;
