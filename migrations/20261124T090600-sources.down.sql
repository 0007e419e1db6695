DROP TABLE origin_slots, site_pages, search_answers;
