-- Headers and login that an audit sends to its site, encrypted by SECRET_KEY; null once nothing is left to request.
ALTER TABLE audits ADD COLUMN secrets bytea;
