DROP TABLE sign_in_tickets;
