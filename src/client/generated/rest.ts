// Made by `npm run codegen`; do not edit.
export interface paths {
  readonly '/v1/me': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Read who is calling
     * @description The key, its owner, the account and its plan, and how much of each limit is used up. `RateLimit` and `Retry-After` say the same of the key’s own limits.
     */
    readonly get: operations['readMe'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List the editions of the account
     * @description The domains that the account works on, oldest first. Their ids are the `slug` of other paths.
     */
    readonly get: operations['listEditions'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/verification': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    /**
     * Read whether the domain is verified, and how to verify it
     * @description Research and audits need a verified domain. `instructions` say what to put where; then check it by POST.
     */
    readonly get: operations['readVerification'];
    readonly put?: never;
    /**
     * Check the domain now
     * @description Verifies it when the check proves ownership, and takes up to half a minute. Refused as `forbidden`, or as `unavailable` where Google or the DNS could not be asked, with the cause in words; as `conflict` while the domain is being checked. Needs a key with Full access and is no paid action.
     */
    readonly post: operations['verifyEdition'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    /**
     * List finished articles
     * @description Oldest first, with their whole HTML. To pull finished articles incrementally, keep the newest `created_at` that you saw and send it as `since` next time: every article comes exactly once, however many finish at the same moment. To follow what was published, edited or deleted as well, send `changed_since`: with `status=published` and `since` you would miss what was published later than it was finished.
     */
    readonly get: operations['listArticles'];
    readonly put?: never;
    /**
     * Start an article
     * @description Answers at once; the article is written in the background, and its job is polled. Send an `id` of your own and the call may be repeated: with an id that is known, nothing is started and nothing is spent. An id is the account’s: where it was used in another edition, `Galley-Edition` names that one.
     */
    readonly post: operations['startArticle'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/batch': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Start up to a hundred articles
     * @description Rows start one by one, as many as there is room for, in one transaction. The call answers 202 even when rows are refused, so look at `refused`. A row whose id is known is accepted and starts nothing; `Galley-Edition` names the editions of such rows, if they are others.
     */
    readonly post: operations['startArticles'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/{article_id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Read an article
     * @description One article, in the shape that the list has. Its `ETag` is what an edit names in `If-Match`.
     */
    readonly get: operations['readArticle'];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete an article
     * @description For good: its texts, its record and its image are erased, and what its job had of them. It is gone from every list and poll; the feed of changes tells of it. Needs a key with Full access and is no paid action.
     */
    readonly delete: operations['deleteArticle'];
    readonly options?: never;
    readonly head?: never;
    /**
     * Edit an article
     * @description Each given field replaces that of the article. The HTML is sanitised, and the desk checks the new text; a published article stays published whatever it finds. What was there before is stored as a revision, and the record tells who changed what. Needs a key with Full access and is no paid action.
     */
    readonly patch: operations['updateArticle'];
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/{article_id}/revisions': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    /**
     * List what an article was before its edits
     * @description Newest first, ten at the most, with who replaced each and when. The newest 100 are stored, and always the first, which is what Galley wrote.
     */
    readonly get: operations['listRevisions'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/{article_id}/publish': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Publish an article
     * @description What is published stays so. While a blocking check of the desk fails it is refused, unless an editor, which is the owner of the key, overrides it with a reason. Needs a key with Full access and is no paid action.
     */
    readonly post: operations['publishArticle'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/{article_id}/unpublish': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Make a published article a draft again
     * @description A draft stays one. Needs a key with Full access and is no paid action.
     */
    readonly post: operations['unpublishArticle'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/{article_id}/publication': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Read when and by whom an article was published
     * @description The `published_at` of an article itself is always null.
     */
    readonly get: operations['readPublication'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/{article_id}/provenance': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Read the record of an article
     * @description What it was written from, what each of its sentences rests on, and what the desk found: as JSON, as a page for people, or as JSON-LD. Records of earlier versions may have less, and are JSON alone.
     */
    readonly get: operations['readProvenance'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/{article_id}/image': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Read the image of an article
     * @description Its bytes, with their own content type; 404 when the article has no image.
     */
    readonly get: operations['readArticleImage'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/{article_id}/image-address': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Read a signed address of the image of an article
     * @description For `<img>` in a browser, which can send no key: the address answers the image without one, for an hour at the most. 404 when the article has no image.
     */
    readonly get: operations['readImageAddress'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/articles/{article_id}/signed-image': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Read the image of an article at a signed address
     * @description Needs no key: the address itself is signed, as `readImageAddress` answers it. An address that is late or altered is 401 `invalid_key`, and one of a deleted article or a closed account 404. Pages of any site may show the image. Counts as no request of a key, and serves 120 requests in a minute.
     */
    readonly get: operations['readSignedImage'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/regression-rules': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    /**
     * Read what an edition calls a regression
     * @description When an audit raises `audit.regressed`, with what it is compared, and which checks are ignored until when.
     */
    readonly get: operations['readRegressionRules'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    /**
     * Change what an edition calls a regression
     * @description What is absent stays as it is. Holds for audits whose results are made after it. A pinned baseline is retained, and replaced by another. Needs a key with Full access and is no paid action.
     */
    readonly patch: operations['updateRegressionRules'];
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/ignored-checks': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Ignore a check in the audits of an edition
     * @description In those before and after: no regression is raised for it, and it is not among the first fixes of a report; no audit and no score is changed. For a check that is ignored reason and end are replaced. Needs a key with Full access and is no paid action.
     */
    readonly post: operations['ignoreCheck'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/ignored-checks/{check}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /**
         * @description The id of a check of the catalogue.
         * @example title_too_long
         */
        readonly check: components['parameters']['check'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /**
     * Ignore a check no longer
     * @description One that is not ignored stays so. Needs a key with Full access and is no paid action.
     */
    readonly delete: operations['restoreCheck'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/feed': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    /**
     * Read the feed of what an edition has published
     * @description Needs no key: the address itself is secret, as `rotateFeed` answers it. The latest 50 articles with their whole HTML, as Atom, RSS or JSON Feed. Atom tells of articles that are gone (RFC 6721); the others leave them out. Send `ETag` or `Last-Modified` back, and what has not changed is 304. Any other address is 404. Counts as no request of a key, and serves 120 requests in a minute.
     */
    readonly get: operations['readFeed'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/feed-address': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    /**
     * Read whether an edition has a feed
     * @description The address itself is stored as a hash, and is shown only when it is made.
     */
    readonly get: operations['readFeedState'];
    readonly put?: never;
    /**
     * Give the feed of an edition a new address
     * @description The first one turns the feed on; with each further one the address before is 404 at once. Needs a key with Full access and is no paid action. There is no body.
     */
    readonly post: operations['rotateFeed'];
    /**
     * Turn the feed of an edition off
     * @description Its address is 404 at once. One without a feed stays so. Needs a key with Full access and is no paid action.
     */
    readonly delete: operations['disableFeed'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/jobs': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    /**
     * List the jobs of an edition
     * @description Article jobs, newest first. Send `next` as `cursor` for the next page, until it is null; a page may be short before that.
     */
    readonly get: operations['listJobs'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/jobs': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Poll several article jobs
     * @description The progress of up to a hundred jobs in one request, for example of those that a batch started. Ids that are none of the account’s are left out.
     */
    readonly get: operations['readJobs'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/jobs/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an article job. */
        readonly id: components['parameters']['id'];
      };
      readonly cookie?: never;
    };
    /**
     * Poll an article job
     * @description How far the job is. Any key of the account may ask; it spends nothing.
     */
    readonly get: operations['readJob'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/jobs/{id}/cancel': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an article job. */
        readonly id: components['parameters']['id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Cancel an article job
     * @description Ends a job that is queued or running. Needs a key with Full access, spends nothing and gives nothing back.
     */
    readonly post: operations['cancelJob'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/jobs/{id}/retry': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an article job. */
        readonly id: components['parameters']['id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Retry a failed article job
     * @description Starts a new job with the brief of one that failed, in the edition of that one; the failed job stays as it is. It is a paid action. A job is retried once: a further retry answers the job of the first one and spends nothing. To retry once more, retry that job.
     */
    readonly post: operations['retryJob'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/audits': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    /**
     * List the audits of an edition
     * @description How far each is, newest first, without its views; it is no poll. Send `next` as `cursor` for the next page, until it is null; a page may be short before that.
     */
    readonly get: operations['listAudits'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/audit': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Start the audit of a domain
     * @description Crawls and audits the whole domain at the web address of the edition, which must be verified. One audit of an edition runs at a time: a further start answers the running one and spends nothing. A body is optional: it says how the audit is made where that is not as usual. Where an audit with other settings runs, the answer is that one, with the warning `other_settings`.
     */
    readonly post: operations['startAudit'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/audit/{crawl_id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Poll an audit, and read its views
     * @description A poll also starts the analysis of a crawl that has finished. Without `view`, an audit that is done answers its six views in their short form, or with `format=html` a report for people in one file; with it, that one in full. Parameters that a view does not know are ignored.
     *
     *     | `view` | `format` | parameters |
     *     |---|---|---|
     *     | `overview` | `json` |  |
     *     | `issues` | `json` `csv` `ndjson` | `severity` `category` `check` `folder` `changed` `min_inlinks` `sort` `limit` `cursor` |
     *     | `filters` | `json` `csv` `ndjson` | `filter` `match` `facet` `q` `sort` `order` `fields` `limit` `cursor` |
     *     | `structure` | `json` | `by` `path` `levels` `max_children` `sort` |
     *     | `ngrams` | `json` | `n` `lang` `area` `q` `folder` `url` `limit` `sort` `min_count` `min_pages` `stop_words` `nested` |
     *     | `graph` | `json` `csv` `ndjson` `gexf` `graphml` | `limit_nodes` `limit_edges` `root` `hops` `folder` `min_inlinks` `types` `layout` `part` |
     */
    readonly get: operations['readAudit'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/audit/{crawl_id}/changes': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Compare two audits of an edition
     * @description URLs of the site that were added or removed since another audit of the edition, or that are otherwise, each change with what stood there before and after. Both audits must be done. What was added or removed counts only as far as both crawls saw the site: see `confidence`. `limit` and `cursor` are for JSON; a file has all changes of the kinds that were asked for.
     */
    readonly get: operations['compareAudits'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/audit/{crawl_id}/cancel': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Cancel an audit
     * @description Ends an audit that crawls or is analysed: it is `failed` with the code `cancelled`, its `stop_reason` is `user`, and the edition may start the next one at once. Needs a key with Full access, spends nothing and gives nothing back.
     */
    readonly post: operations['cancelAudit'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/audit/{crawl_id}/sitemap': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Make a sitemap of an audit
     * @description A sitemap by the protocol of sitemaps.org with the pages of the audit that search engines may index, each with its `Last-Modified`. Beyond 50,000 pages or 50 MiB there are several: the answer is their index then, which expects them at `/sitemap-1.xml` and so on of the site, and `file` gives each. The audit must be done.
     */
    readonly get: operations['readAuditSitemap'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/audit/{crawl_id}/robots': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Test addresses against a robots.txt
     * @description Whether a crawler may fetch addresses, and the line that decides it, by RFC 9309: by the robots.txt of the site as the audit read it, or by another one before it is put there. Nothing is requested of the site, and nothing is spent.
     */
    readonly post: operations['testAuditRobots'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/research': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    /**
     * List the research reports of an edition
     * @description How far each is, newest first, without the reports themselves. Send `next` as `cursor` for the next page, until it is null; a page may be short before that.
     */
    readonly get: operations['listResearch'];
    readonly put?: never;
    /**
     * Start a research report
     * @description A report on the domain of the edition, which must be verified. One report of an edition runs at a time: a further start answers the running one and spends nothing. There is no body.
     */
    readonly post: operations['startResearch'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/research/{report_id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a report of this edition, as its start answered it. */
        readonly report_id: components['parameters']['report_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Poll a research report
     * @description How far the report is, and the report itself once it is done. Any key of the account may ask; it spends nothing.
     */
    readonly get: operations['readResearch'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/research/{report_id}/cancel': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a report of this edition, as its start answered it. */
        readonly report_id: components['parameters']['report_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Cancel a research report
     * @description Ends a report that runs: it is `failed` with the code `cancelled`, and the edition may start the next one at once. Needs a key with Full access, spends nothing and gives nothing back.
     */
    readonly post: operations['cancelResearch'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/events': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Read what happened
     * @description The events of the account, in the order in which they became visible. A reader that stores the `timestamp` of the last event and sends it as `since` sees every event exactly once. Send `next` as `cursor` for the next page, until it is null; a page may be short before that. Those about keys need Full access. Events are kept for 30 days, unless the operator chose otherwise.
     */
    readonly get: operations['listEvents'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/event-types': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List the types of events
     * @description Every type with the JSON Schema of its messages and one of them. Types and fields may be added.
     */
    readonly get: operations['listEventTypes'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/schedules': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    /**
     * List the schedules of an edition
     * @description All of them, by name, with the next moment and the last run of each.
     */
    readonly get: operations['listSchedules'];
    readonly put?: never;
    /**
     * Make a schedule
     * @description Starts articles, reports or audits at the moments of a cron expression or an interval, in a named time zone, by the right of this key and as its own paid actions. A name is unique in its edition, so a creation that is repeated is refused as `conflict` and makes no second one. Needs a key with Full access and is no paid action itself.
     */
    readonly post: operations['createSchedule'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/schedules/{schedule_id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Read a schedule
     * @description What it starts and when, its next moment, and its last run.
     */
    readonly get: operations['readSchedule'];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a schedule
     * @description With its history; what it has started stays, and runs on. Needs a key with Full access and is no paid action.
     */
    readonly delete: operations['deleteSchedule'];
    readonly options?: never;
    readonly head?: never;
    /**
     * Change a schedule
     * @description Each given field replaces what was there. Moments that have come are settled by what was said before; from then on it starts work by the right of this key. Needs a key with Full access and is no paid action.
     */
    readonly patch: operations['updateSchedule'];
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/schedules/{schedule_id}/pause': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Pause a schedule
     * @description No moment is started until it is resumed; what runs runs on, and what waits for its start is given up. Needs a key with Full access and is no paid action.
     */
    readonly post: operations['pauseSchedule'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/schedules/{schedule_id}/resume': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Resume a paused schedule
     * @description Goes on with the next moment, by the right of this key; those that fell into the pause are one entry of the history. One that is not paused stays as it is. Needs a key with Full access and is no paid action.
     */
    readonly post: operations['resumeSchedule'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/schedules/{schedule_id}/run': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Start what a schedule plans at once
     * @description By the right of this key, and as its paid action; of a paused schedule, too. Refused as `conflict` while the work of an earlier start runs, unless its overlap is `allow`; of a domain one audit and one report run at a time, whatever the overlap. There is no body.
     */
    readonly post: operations['runSchedule'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/schedules/{schedule_id}/next': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Preview the next moments of a schedule
     * @description By the clock of the database and the rules of the zone, before jitter; of a paused one those that would come.
     */
    readonly get: operations['listScheduleMoments'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/editions/{slug}/schedules/{schedule_id}/runs': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    /**
     * List what became of the moments of a schedule
     * @description The newest first; each moment that has come is one of them, or in one that stands for several. Send `next` as `cursor` for the next page, until it is null.
     */
    readonly get: operations['listScheduleRuns'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/webhooks': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * List the webhooks of the account
     * @description The endpoints that events are sent to, 20 at most, oldest first.
     */
    readonly get: operations['listWebhooks'];
    readonly put?: never;
    /**
     * Have events sent to an address
     * @description Messages are those of Standard Webhooks 1.0.0: a POST of the event, signed by the secret that is shown only in this answer. Needs a key with Full access, and spends nothing. After a lost answer, list the webhooks before you send it again.
     */
    readonly post: operations['createWebhook'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/webhooks/{webhook_id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Read a webhook
     * @description Where it leads, what is sent there, and whether it fails.
     */
    readonly get: operations['readWebhook'];
    readonly put?: never;
    readonly post?: never;
    /**
     * Delete a webhook
     * @description With its deliveries. Needs a key with Full access, and spends nothing.
     */
    readonly delete: operations['deleteWebhook'];
    readonly options?: never;
    readonly head?: never;
    /**
     * Change a webhook
     * @description What is left out stays. One that is turned off gets nothing more; what was on its way ends, and `recover` sends it once the endpoint is on again. Needs a key with Full access, and spends nothing.
     */
    readonly patch: operations['updateWebhook'];
    readonly trace?: never;
  };
  readonly '/v1/webhooks/{webhook_id}/test': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Send a test
     * @description Raises an event of the type `webhook.test` for this endpoint alone; its delivery stands in the list as any other. Needs a key with Full access, and spends nothing.
     */
    readonly post: operations['testWebhook'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/webhooks/{webhook_id}/secret/rotate': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Replace the secret
     * @description For `grace_seconds`, a day if left out, each message has a signature by both. Needs a key with Full access, and spends nothing.
     */
    readonly post: operations['rotateWebhookSecret'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/webhooks/{webhook_id}/recover': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Send again what did not arrive
     * @description Of the events that happened between two moments and that the endpoint wants: those that it was not brought, the oldest first. Of more than 10,000 a further call sends the rest. Needs a key with Full access, and spends nothing.
     */
    readonly post: operations['recoverWebhook'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/webhooks/{webhook_id}/deliveries': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    /**
     * List the deliveries of a webhook
     * @description What was sent or is to be, with all attempts, newest first. Send `next` as `cursor` for the next page, until it is null; a page may be short before that. Deliveries go with their events.
     */
    readonly get: operations['listDeliveries'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/deliveries/{delivery_id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a delivery of one of its webhooks. */
        readonly delivery_id: components['parameters']['delivery_id'];
      };
      readonly cookie?: never;
    };
    /**
     * Read a delivery
     * @description With its attempts.
     */
    readonly get: operations['readDelivery'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/deliveries/{delivery_id}/resend': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a delivery of one of its webhooks. */
        readonly delivery_id: components['parameters']['delivery_id'];
      };
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * Send a message again
     * @description Now, under the same `webhook-id`, whatever became of it. Needs a key with Full access, and spends nothing.
     */
    readonly post: operations['resendDelivery'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/v1/openapi.json': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Read this description
     * @description The interface as OpenAPI 3.1, made from the schemas that validate. Counts as no request.
     */
    readonly get: operations['readDescription'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/healthz': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Whether the process is up
     * @description On this port, and on the one of operations where the operator has given them one.
     */
    readonly get: operations['readHealth'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/readyz': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Whether the process can do its work
     * @description Of a gateway: its database answers and its tables are current. Of a worker: its queue answers, too. `missing` is shown where the metrics are.
     */
    readonly get: operations['readReadiness'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/metrics': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /**
     * Read the metrics
     * @description In the text format of Prometheus. On this port unless the operator has given operations a port of their own.
     */
    readonly get: operations['readMetrics'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export interface webhooks {
  readonly 'article.finished': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * An article is finished and can be read.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onArticleFinished'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'article.held': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A finished article is held back by a blocking check of the desk.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onArticleHeld'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'article.failed': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * An article job failed for good.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onArticleFailed'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'article.cancelled': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * An article job was cancelled.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onArticleCancelled'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'article.published': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * An article was published.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onArticlePublished'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'article.unpublished': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A published article is a draft again.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onArticleUnpublished'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'article.edited': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * An editor changed texts of an article.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onArticleEdited'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'article.deleted': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * An article was deleted for good.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onArticleDeleted'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'batch.finished': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * No article job of a batch runs any more. Jobs that retry failed ones are none of the batch.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onBatchFinished'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'allowance.low': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A fifth or less is left of the plan’s articles of this month: once in a month, and again for another allowance.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onAllowanceLow'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'audit.finished': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * The results of an audit can be read.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onAuditFinished'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'audit.failed': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * An audit failed, or was cancelled.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onAuditFailed'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'audit.regressed': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * An audit found the site worse than the audit before, or than the pinned one.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onAuditRegressed'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'research.finished': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A research report can be read.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onResearchFinished'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'research.failed': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A research report failed, or was cancelled.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onResearchFailed'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'edition.verified': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * The domain of an edition is verified.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onEditionVerified'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'edition.failing': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * The proof for a verified domain could not be seen.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onEditionFailing'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'edition.unverified': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * The domain of an edition is no longer verified.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onEditionUnverified'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'key.revoked': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A key was revoked, or will be at `revoked_at`.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onKeyRevoked'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'schedule.missed': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A planned start of a schedule was left out.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onScheduleMissed'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'schedule.paused': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A schedule was paused.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onSchedulePaused'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'webhook.disabled': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * An endpoint was turned off, because it failed for five days or wants nothing more.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onWebhookDisabled'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly 'webhook.test': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /**
     * A caller had a test sent to this endpoint.
     * @description A message of Standard Webhooks 1.0.0 to the endpoints of the account that want it. It may come twice, and in another order. Answer within 20 seconds.
     */
    readonly post: operations['onWebhookTest'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description What was refused, and why (RFC 9457). */
    readonly Problem: {
      /** @constant */
      readonly type: 'about:blank';
      /** @description The same for every occurrence of a code. */
      readonly title: string;
      readonly status: number;
      /** @description A sentence for people; it may change. */
      readonly detail: string;
      /**
       * @description What a program should look at.
       * @enum {string}
       */
      readonly code:
        | 'invalid_key'
        | 'account_closed'
        | 'plan_required'
        | 'payment_required'
        | 'key_read_only'
        | 'wrong_newsroom'
        | 'forbidden'
        | 'not_found'
        | 'method_not_allowed'
        | 'conflict'
        | 'payload_too_large'
        | 'invalid_params'
        | 'rate_limited'
        | 'unavailable'
        | 'internal';
      /** @description The same as in `X-Request-Id`. */
      readonly request_id: string;
      /** @description For 422 only: every fault that was found. */
      readonly errors?: readonly {
        /** @description Where it stands: a JSON pointer such as `/jobs/3/input`. */
        readonly path: string;
        readonly message: string;
      }[];
    };
    /** @description What is to be written. Fields that are not named here are ignored; null stands for absent. */
    readonly Brief: {
      /** @description What to write about. */
      readonly input: string;
      /**
       * Format: uuid
       * @description The caller’s own id of the job: with an id that is known, nothing is started a second time.
       */
      readonly id?: string | null;
      /** @description A BCP 47 tag; the edition’s own if left out. */
      readonly language?: string | null;
      /** @description ISO 3166-1 alpha-2; the edition’s own if left out. */
      readonly country?: string | null;
      readonly settings?: components['schemas']['BriefSettings'] | null;
    };
    readonly BatchOfBriefs: {
      /** @description Rows that start one by one. Two may not share an id. */
      readonly jobs: readonly components['schemas']['Brief'][];
    };
    /** @description What an editor changes: each given field replaces that of the article, and null stands for absent. */
    readonly EditRequest: {
      readonly title?: string | null;
      /** @description Unique in the edition. It stays as it is when the title changes. */
      readonly slug?: string | null;
      readonly meta_title?: string | null;
      readonly meta_description?: string | null;
      /** @description HTML; what an article must not hold is removed. */
      readonly body?: string | null;
      readonly byline?: string | null;
    };
    /** @description How to publish an article. */
    readonly PublishRequest: {
      /** @description Why it is published although a blocking check failed: 3 to 1000 characters. */
      readonly override_reason?: string | null;
    };
    /** @description A job that was started. */
    readonly ArticleStart: {
      /**
       * Format: uuid
       * @description Of the job; the caller’s own id, exactly as it was sent, where one was.
       */
      readonly id: string;
      /**
       * @description `queued` for a new job.
       * @enum {string}
       */
      readonly status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
    };
    /** @description What came of a batch, row by row. Ids are exactly as the caller sent them. */
    readonly BatchResult: {
      /** @description Jobs that were started, or were known already. */
      readonly accepted: readonly string[];
      /** @description Look here even though the call answered 202. */
      readonly refused: readonly {
        /** @description Place of the row in the call, from 0. */
        readonly index: number;
        /**
         * Format: uuid
         * @description null when the caller sent none.
         */
        readonly job_id: string | null;
        /** @description Why it did not start, in a sentence. */
        readonly detail: string;
      }[];
      /** @description Every row that was handed on, in the order sent. */
      readonly ids: readonly string[];
    };
    /** @description How far an article job is. */
    readonly ArticleJob: {
      /** Format: uuid */
      readonly id: string;
      /** @constant */
      readonly kind: 'article';
      /**
       * @description `done`, `failed` and `cancelled` are final.
       * @enum {string}
       */
      readonly status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
      /** Format: uuid */
      readonly edition: string;
      /** @enum {string|null} */
      readonly stage:
        | 'brief'
        | 'research'
        | 'outline'
        | 'draft'
        | 'checks'
        | 'meta'
        | 'image'
        | 'assemble'
        | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      readonly stages: readonly {
        /** @enum {string} */
        readonly name: 'brief' | 'research' | 'outline' | 'draft' | 'checks' | 'meta' | 'image' | 'assemble';
        readonly status: components['schemas']['StageStatus'];
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly started_at: string | null;
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly finished_at: string | null;
      }[];
      readonly attempt: number;
      readonly max_attempts: number;
      readonly engine: components['schemas']['Engine'];
      readonly warnings: readonly components['schemas']['Warning'][];
      /**
       * Format: uuid
       * @description The article, once it is there.
       */
      readonly article_id: string | null;
      /** @description Why it failed; docs/errors.md lists the codes. */
      readonly error: {
        readonly code: string;
        readonly message: string;
        /** @enum {string|null} */
        readonly stage:
          | 'brief'
          | 'research'
          | 'outline'
          | 'draft'
          | 'checks'
          | 'meta'
          | 'image'
          | 'assemble'
          | null;
        /** @description Whether another start could help. */
        readonly retryable: boolean;
      } | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly created_at: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly started_at: string | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly updated_at: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly finished_at: string | null;
    };
    /** @description The progress of several jobs. */
    readonly ArticleJobs: {
      /** @description In the order asked; unknown ones are left out. */
      readonly jobs: readonly components['schemas']['ArticleJob'][];
    };
    /** @description A page of the jobs of an edition. */
    readonly JobPage: {
      /** @description The page size that was applied, after clamping. */
      readonly limit: number;
      /** @description To be sent as `cursor` for the next page; null at the end. */
      readonly next: string | null;
      /** @description Newest first. */
      readonly jobs: readonly components['schemas']['ArticleJob'][];
    };
    /** @enum {string} */
    readonly StageStatus: 'waiting' | 'running' | 'done' | 'skipped' | 'failed';
    /** @description What writes. `provider` and `model` are null for the extractive engine. */
    readonly Engine: {
      /** @enum {string} */
      readonly mode: 'extractive' | 'llm';
      readonly provider: string | null;
      readonly model: string | null;
    };
    /** @description Something that the caller should know though the work goes on. */
    readonly Warning: {
      readonly code: string;
      readonly message: string;
      readonly stage: string | null;
    };
    /** @description A finished article. */
    readonly Article: {
      /** Format: uuid */
      readonly id: string;
      /** @description ASCII, unique in its edition; empty when the title gives none. */
      readonly slug: string;
      /** @description "/" and the slug; empty when the article has no slug. */
      readonly url_path: string;
      /**
       * @description An article that is finished and not yet published is a draft.
       * @enum {string}
       */
      readonly status: 'draft' | 'published';
      readonly title: string;
      /**
       * @description Always empty.
       * @constant
       */
      readonly intro: '';
      /** @description The whole article as sanitised HTML: the field to publish. */
      readonly body: string;
      /**
       * @description Always empty.
       * @constant
       */
      readonly conclusion: '';
      readonly meta_title: string;
      readonly meta_description: string;
      /** @description Always empty. */
      readonly tags: readonly string[];
      /** @description Always null. */
      readonly section: null;
      /** @description A BCP 47 tag. */
      readonly language_code: string;
      /** @constant */
      readonly article_type: 'standard';
      readonly word_count: number;
      /**
       * @description Always empty.
       * @constant
       */
      readonly source_url: '';
      /** @description The named author, else the edition’s editor of record, else the name of the edition. */
      readonly byline: string;
      readonly image: {
        /** @description A path to join onto the base address; null when the article has no image. */
        readonly featured_url: string | null;
        /** @description `ai:generated`, `web:<domain>`, `news:<domain>`, `source:<domain>` or `manual:`. */
        readonly source: string;
      };
      /** @description When it became readable. `since` filters on it. */
      readonly created_at: string;
      /** @description Always null. */
      readonly published_at: null;
    };
    /** @description A page of the articles of an edition, or of what changed in it. */
    readonly ArticlePage: {
      /** @description How many there are in all. */
      readonly total: number;
      /** @description The page size that was applied, after clamping. */
      readonly limit: number;
      /** @description The skip count that was applied, after clamping. */
      readonly offset: number;
      /** @description Oldest first; with `changed_since` in the order of `changes`. */
      readonly articles: readonly components['schemas']['Article'][];
      /** @description With `changed_since` alone: in the order in which they became visible. */
      readonly changes?: readonly components['schemas']['ArticleChange'][];
      /** @description With `changed_since` alone: to be sent as that next time; null while there was no change at all. */
      readonly next_changed_since?: string | null;
    };
    /** @description The newest change of an article. */
    readonly ArticleChange: {
      /** @enum {string} */
      readonly change: 'finished' | 'published' | 'unpublished' | 'edited' | 'deleted';
      /** @description Strictly increasing in the order in which changes became visible. */
      readonly changed_at: string;
      /**
       * Format: uuid
       * @description Of the article: `articles` has it as it is now, unless it was deleted.
       */
      readonly id: string;
    };
    /** @description The publication of an article. */
    readonly Publication: {
      /**
       * @description An article that is finished and not yet published is a draft.
       * @enum {string}
       */
      readonly status: 'draft' | 'published';
      /** @description Null for a draft. */
      readonly published_at: string | null;
      /** @description The owner of the key; null for a draft. */
      readonly published_by: {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
      } | null;
      /** @description Why it was published although a blocking check failed; null where none did. */
      readonly override_reason: string | null;
    };
    /** @description What an article was before an edit. */
    readonly ArticleRevision: {
      /** @description Its number, as the `ETag` of the article then named it. */
      readonly revision: number;
      readonly title: string;
      readonly slug: string;
      readonly meta_title: string;
      readonly meta_description: string;
      /** @description Sanitised HTML. */
      readonly body: string;
      readonly byline: string;
      /** @description Who replaced it. */
      readonly edited_by: {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
      };
      /** @description When it was replaced. */
      readonly edited_at: string;
    };
    /** @description A page of what an article was before its edits. */
    readonly RevisionPage: {
      /** @description How many there are in all. */
      readonly total: number;
      /** @description The page size that was applied, after clamping. */
      readonly limit: number;
      /** @description The skip count that was applied, after clamping. */
      readonly offset: number;
      /** @description Newest first. */
      readonly revisions: readonly components['schemas']['ArticleRevision'][];
    };
    /** @description A signed address of an image. */
    readonly ImageAddress: {
      /**
       * Format: uri
       * @description Good without a key until `expires_at`, and no longer than the article.
       */
      readonly url: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly expires_at: string;
    };
    /** @description What an edition calls a regression of its audits. */
    readonly RegressionRules: {
      /**
       * @description Hits that are this bad or worse count.
       * @enum {string}
       */
      readonly severity: 'error' | 'warning' | 'notice';
      /** @description The only checks that count; null for all. */
      readonly checks: readonly string[] | null;
      /** @description `score_fell`: so many points or more; null for never. */
      readonly score_points: number | null;
      /** @description `pages_gone`: this share of the pages or more; null for never. */
      readonly pages_share: number | null;
      /** @description `indexable_fell`: this share of the indexable pages or more; null for never. */
      readonly indexable_share: number | null;
      /** @description `start_page_closed`: whether that search engines may list the start page no more is one. */
      readonly start_page: boolean;
      /** @description `sitemap_lost`: whether that the sitemaps are gone is one: by a 404 or 410, or by what is none or lists nothing. */
      readonly sitemap: boolean;
      /** @description `ttfb_grew`: the slowest tenth of the pages takes this share longer to its first byte, 1 for twice as long; null for never. */
      readonly ttfb_share: number | null;
      /** @description `check_appeared`: so many hits of a check that had none; null for never. */
      readonly new_hits: number | null;
      /** @description `check_grew`: so many hits more; null for never. */
      readonly more_hits: number | null;
      /** @description And that is this share of the hits before, or more. */
      readonly more_share: number;
      /**
       * Format: uuid
       * @description The audit with which later ones are compared; null for the one before each.
       */
      readonly baseline_id: string | null;
      /** @description Those that are ignored now, by check. */
      readonly ignored_checks: readonly {
        readonly check: string;
        readonly reason: string;
        /** @description The owner of the key that said so. */
        readonly by: {
          /** Format: uuid */
          readonly id: string;
          readonly name: string;
        };
        /** @description Since when, or since when for this reason. */
        readonly at: string;
        /** @description From when on it counts again. */
        readonly until: string | null;
      }[];
    };
    /** @description What an edition calls a regression. What is absent stays as it is. */
    readonly RegressionRulesChange: {
      /**
       * @description Hits that are this bad or worse count; `error` unless changed.
       * @enum {string}
       */
      readonly severity?: 'error' | 'warning' | 'notice';
      /** @description The only checks that count; null for all. */
      readonly checks?: readonly string[] | null;
      /** @description `score_fell`: so many points or more; 5 unless changed, null for never. */
      readonly score_points?: number | null;
      /** @description `pages_gone`: this share of the pages or more, and two at least; 0.1 unless changed, null for never. */
      readonly pages_share?: number | null;
      /** @description `indexable_fell`: this share of the indexable pages or more, beyond their part of those that are gone; 0.1 unless changed, null for never. */
      readonly indexable_share?: number | null;
      /** @description `start_page_closed`: whether that search engines may list the start page no more is one; true unless changed. */
      readonly start_page?: boolean;
      /** @description `sitemap_lost`: whether that the sitemaps are gone is one; true unless changed. */
      readonly sitemap?: boolean;
      /** @description `ttfb_grew`: the slowest tenth of the pages takes this share longer to its first byte, 1 for twice as long, and half a second at least; null, for never, unless changed. Galley’s own load counts, too. */
      readonly ttfb_share?: number | null;
      /** @description `check_appeared`: so many hits of a check that had none; 1 unless changed, null for never. */
      readonly new_hits?: number | null;
      /** @description `check_grew`: so many hits more; 10 unless changed, null for never. */
      readonly more_hits?: number | null;
      /** @description And that is this share of the hits before, or more; 0.2 unless changed. */
      readonly more_share?: number;
      /**
       * Format: uuid
       * @description An audit of the edition that is done, with which later ones are compared; null for the one before each.
       */
      readonly baseline_id?: string | null;
    };
    /** @description The checks that are ignored in the audits of an edition. */
    readonly IgnoredChecks: {
      /** @description Those that are ignored now, by check. */
      readonly ignored_checks: readonly {
        readonly check: string;
        readonly reason: string;
        /** @description The owner of the key that said so. */
        readonly by: {
          /** Format: uuid */
          readonly id: string;
          readonly name: string;
        };
        /** @description Since when, or since when for this reason. */
        readonly at: string;
        /** @description From when on it counts again. */
        readonly until: string | null;
      }[];
    };
    /** @description A check to ignore in the audits of an edition. */
    readonly CheckToIgnore: {
      /** @description The id of a check, as `galley checks` lists them. */
      readonly check: string;
      /** @description 3 to 1,000 characters. */
      readonly reason: string;
      /** @description From when on it counts again; for as long as nobody says otherwise if left out. */
      readonly until?: string | null;
    };
    /** @description The feed of what an edition has published. Its address is secret, and is shown only when it is made. */
    readonly FeedState: {
      /** @description Since when it stands at its present address; null while it has none. */
      readonly since: string | null;
    };
    /** @description The new address of a feed in each format, shown this once: who knows it may read the feed. */
    readonly FeedAddress: {
      readonly atom: string;
      readonly rss: string;
      readonly json: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly since: string;
    };
    /** @description What an article was written from, what each of its sentences rests on, and what the desk found. */
    readonly Provenance: {
      /** @description Raised with every change of shape. */
      readonly schema_version: number;
      /** Format: uuid */
      readonly article_id: string;
      /** @description Counts the changes of this record. */
      readonly revision: number;
      /** Format: uuid */
      readonly job_id: string;
      readonly brief_sha256: string;
      readonly settings: components['schemas']['BriefSettings'];
      /**
       * @description The form that was printed.
       * @enum {string}
       */
      readonly form: 'article' | 'how_to' | 'listicle' | 'comparison' | 'faq' | 'news_brief' | 'digest';
      /** @description What the brief asks about, by which sources were chosen and the text is checked; null where an earlier version wrote it. */
      readonly subject: {
        readonly language: string;
        readonly terms: readonly {
          readonly term: string;
          readonly also?: readonly string[];
          readonly word: string;
          readonly weight: number;
          readonly required: boolean;
        }[];
      } | null;
      readonly engine: {
        /** @enum {string} */
        readonly mode: 'extractive' | 'llm';
        readonly provider: string | null;
        readonly model: string | null;
        readonly prompts_version: string | null;
        readonly package_version: string;
      };
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly made_at: string;
      readonly byline: {
        readonly author_id: string | null;
        readonly name: string;
        readonly is_person: boolean | null;
      };
      /** @description The person who answers for the article, and what was decided. */
      readonly editor_of_record: {
        readonly editor_id: string | null;
        readonly name: string | null;
        /** @enum {string|null} */
        readonly role: 'editor_of_record' | 'publisher' | null;
        /** @enum {string} */
        readonly decision: 'approved' | 'held' | 'none';
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly at: string | null;
        readonly note: string | null;
        readonly decided_by: {
          readonly editor_id: string;
          readonly name: string;
        } | null;
      };
      /** @enum {string} */
      readonly digital_source_type:
        | 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'
        | 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
      /** @description Of the HTML body in UTF-8. */
      readonly text_sha256: string;
      readonly image: {
        readonly sha256: string;
        readonly width: number;
        readonly height: number;
        readonly alt: string;
      } | null;
      /** @enum {string} */
      readonly verdict: 'pass' | 'warn' | 'fail';
      readonly sources: readonly components['schemas']['Source'][];
      readonly dropped_sources: readonly {
        readonly url: string | null;
        readonly title: string | null;
        readonly reason: string;
        /** @enum {string|null} */
        readonly code:
          | 'unsupported_address'
          | 'source_blocked'
          | 'robots_forbidden'
          | 'too_many_redirects'
          | 'too_large'
          | 'unsupported_type'
          | 'bad_status'
          | 'out_of_fetches'
          | 'fetch_timeout'
          | 'unreachable'
          | 'no_text'
          | 'too_short'
          | 'duplicate'
          | 'other_language'
          | 'too_old'
          | 'off_site'
          | 'host_share'
          | 'off_subject'
          | 'not_needed'
          | null;
        readonly duplicate_of: string | null;
      }[];
      readonly queries: readonly components['schemas']['SearchQuery'][];
      readonly internal_links: readonly {
        readonly url: string;
        readonly text: string;
      }[];
      readonly blocks: readonly {
        readonly id: string;
        /** @enum {string} */
        readonly kind: 'paragraph' | 'item' | 'step' | 'row' | 'quote' | 'subheading' | 'code';
        readonly heading: string | null;
        /** @description What the offsets of claims point into. */
        readonly text: string;
      }[];
      readonly claims: readonly components['schemas']['Claim'][];
      readonly refused_sentences: readonly {
        readonly part: string;
        readonly text: string;
        readonly reasons: readonly string[];
      }[];
      readonly checks: readonly components['schemas']['DeskCheck'][];
      /** @default [] */
      readonly edits: readonly {
        /** @description The revision of the article that the edit made. */
        readonly revision: number;
        readonly editor_id: string;
        readonly name: string;
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly at: string;
        readonly fields: readonly (
          | 'title'
          | 'slug'
          | 'meta_title'
          | 'meta_description'
          | 'body'
          | 'byline'
        )[];
        /** @description Sentences that the text no longer has: the first 300 characters of each, the first 100 of the edit, and the newest 300 of the record. */
        readonly removed_claims: readonly string[];
      }[];
    };
    /** @description A record of an earlier version, which has fewer fields than `Provenance`. */
    readonly EarlierProvenance: {
      readonly schema_version: number;
    } & {
      readonly [key: string]: unknown;
    };
    /** @description Something that was written from. */
    readonly Source: {
      /** @description `S0` for the brief’s notes, `S1` … for the rest. */
      readonly id: string;
      /** @enum {string} */
      readonly kind: 'note' | 'given_text' | 'given_url' | 'domain_page' | 'web';
      readonly url: string | null;
      /** @description The address that answered, after redirects. */
      readonly final_url: string | null;
      readonly title: string;
      readonly site: string | null;
      readonly author: string | null;
      /** @description As the page states it. */
      readonly published_at: string | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly fetched_at: string | null;
      readonly http_status: number | null;
      readonly content_type: string | null;
      readonly language: string | null;
      readonly words: number;
      readonly text_sha256: string;
      /** @description What offsets of evidence point into, in UTF-16 units; null when its time is over, and the quotes of the evidence are what is kept of it. */
      readonly text: string | null;
      readonly shortened: boolean | null;
      /** @description A JSON pointer into this record. */
      readonly stored_text_ref: string;
      readonly robots_allowed: boolean | null;
      /** @enum {string|null} */
      readonly via: 'given' | 'site' | 'link' | 'sitemap' | 'feed' | 'search' | null;
      readonly query: string | null;
      /** @enum {string} */
      readonly rights: 'own' | 'given' | 'third_party';
      readonly licence: string | null;
      readonly used: boolean;
      readonly cited_count: number;
      readonly duplicate_of: string | null;
      readonly dropped_reason: string | null;
    };
    /** @description A sentence and what it rests on. */
    readonly Claim: {
      readonly id: string;
      readonly block_id: string;
      /** @description In UTF-16 units of the block’s text. */
      readonly start: number;
      readonly end: number;
      readonly text: string;
      readonly check_required: boolean;
      /** @enum {string} */
      readonly kind: 'fact' | 'number' | 'date' | 'quote' | 'definition' | 'opinion' | 'link_text';
      readonly evidence: readonly {
        readonly source_id: string;
        readonly quote: string;
        readonly start: number;
        readonly end: number;
        /** @enum {string|null} */
        readonly match: 'verbatim' | 'near' | 'lexical' | 'semantic' | 'model' | null;
        readonly score: number;
      }[];
      readonly numbers: readonly {
        readonly raw: string;
        readonly value: string;
        readonly found_in: string | null;
      }[];
      /** @enum {string} */
      readonly verdict: 'supported' | 'partly_supported' | 'unsupported' | 'contradicted' | 'not_checked';
      readonly method: string | null;
      readonly checker_version: number;
      readonly score: number | null;
      readonly reason: string | null;
    };
    /** @description What one check of the desk found. */
    readonly DeskCheck: {
      readonly name: string;
      readonly version: number;
      /** @enum {string} */
      readonly verdict: 'pass' | 'warn' | 'fail' | 'skipped' | 'error';
      readonly blocking: boolean;
      readonly score: number | null;
      readonly threshold: number | null;
      readonly summary: string;
      readonly items: readonly {
        readonly block_id: string | null;
        readonly message: string;
      }[];
      readonly took_ms: number;
      /** @enum {string} */
      readonly by: 'rule' | 'model' | 'person';
      /** @description By which editor, and why, it does not hold the article back. */
      readonly override: {
        readonly editor_id: string;
        readonly reason: string;
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly at: string;
      } | null;
    };
    /** @description A question that was put to a web search. */
    readonly SearchQuery: {
      readonly text: string;
      readonly provider: string;
      /** @description null when there was no answer. */
      readonly at: string | null;
      readonly results: number;
      readonly kept: number;
      /** @enum {string|null} */
      readonly failure: 'rate_limited' | 'unavailable' | 'timeout' | 'rejected' | 'bad_answer' | null;
    };
    /** @description The caller, as of now. */
    readonly Me: {
      readonly key: {
        /**
         * Format: uuid
         * @description No secret.
         */
        readonly id: string;
        readonly name: string;
        /** @enum {string} */
        readonly permission: 'full' | 'read';
        /**
         * Format: uuid
         * @description Where it was made; a full key spends nowhere else.
         */
        readonly newsroom: string;
      };
      readonly user: {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
        /**
         * Format: uuid
         * @description Where the user acts now.
         */
        readonly newsroom: string;
        readonly may_spend: boolean;
      };
      readonly account: {
        /** Format: uuid */
        readonly id: string;
        readonly name: string;
        readonly plan: {
          readonly id: string;
          readonly name: string;
          /** @description Without it nothing can be started. */
          readonly content_api: boolean;
          /** @description Null is without bound. */
          readonly articles_per_month: number | null;
        };
      };
      readonly usage: {
        /** @description Requests of the key in the last minute, this one among them. */
        readonly minute: components['schemas']['Usage'];
        /** @description Paid actions of the key in the last hour. */
        readonly hour: components['schemas']['Usage'];
        /** @description Paid actions of its newsroom in the last hour. */
        readonly newsroom: components['schemas']['Usage'];
        /** @description Articles of the account in this calendar month (UTC). */
        readonly month: components['schemas']['Usage'];
      };
    };
    /** @description How much of a limit is used up. */
    readonly Usage: {
      /** @description Null is without bound. */
      readonly limit: number | null;
      readonly used: number;
      /** @description Null is without bound. */
      readonly remaining: number | null;
      /** @description When the next one is free again; null while nothing counts. */
      readonly frees_at: string | null;
    };
    /** @description Whether the domain of an edition is verified, and how to verify it. */
    readonly Verification: {
      readonly verified: boolean;
      /**
       * @description By which it holds, or held until it was lost; null where the domain was never verified.
       * @enum {string|null}
       */
      readonly method: 'meta' | 'file' | 'dns' | 'google' | 'operator' | null;
      /** @description Since when it holds; null while it does not. */
      readonly verified_at: string | null;
      /** @description When the domain was last checked. */
      readonly checked_at: string | null;
      /** @description Since when checks of it have failed. */
      readonly failing_since: string | null;
      /** @description Why the last check failed, or why the verification was lost. */
      readonly failure: {
        /** @enum {string} */
        readonly code:
          | 'token_missing'
          | 'token_misplaced'
          | 'token_wrong'
          | 'redirected'
          | 'property_missing'
          | 'permission_insufficient'
          | 'address_changed'
          | 'site_unreachable'
          | 'site_refused'
          | 'dns_unavailable'
          | 'google_unavailable'
          | 'google_refused'
          | 'not_configured'
          | 'timed_out';
        readonly message: string;
      } | null;
      /** @description When the domain is checked again; null for never. */
      readonly next_check_at: string | null;
      /** @description How to show whose the domain is; null for a key that may not spend, and without a web address. */
      readonly instructions: {
        /** @description The edition’s own, and the same for its whole life. */
        readonly token: string;
        readonly methods: readonly {
          /** @enum {string} */
          readonly method: 'meta' | 'file' | 'dns' | 'google';
          /** @description A page, a file’s address, a DNS name or a property of Google. */
          readonly place: string;
          /** @description What is to be put there, letter by letter. */
          readonly value: string;
          /** @description A sentence that says so. */
          readonly text: string;
        }[];
      } | null;
    };
    /** @description A check of a domain. */
    readonly DomainCheck: {
      /**
       * @description By which method to check.
       * @enum {string}
       */
      readonly method: 'meta' | 'file' | 'dns' | 'google';
    };
    /** @description A domain that the account works on. */
    readonly Edition: {
      /**
       * Format: uuid
       * @description The `slug` of all paths below `/v1/editions`.
       */
      readonly id: string;
      readonly name: string;
      readonly web_address: string | null;
      /** @description A BCP 47 tag. */
      readonly language_code: string;
      /** @description ISO 3166-1 alpha-2, upper case. */
      readonly country: string | null;
      readonly editor_of_record: string | null;
      /** @description Whether it was shown whose the domain is; research and audits need it. */
      readonly verified: boolean;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly verified_at: string | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly created_at: string;
    };
    /** @description A page of the editions of the account. */
    readonly EditionPage: {
      /** @description How many there are in all. */
      readonly total: number;
      /** @description The page size that was applied, after clamping. */
      readonly limit: number;
      /** @description The skip count that was applied, after clamping. */
      readonly offset: number;
      /** @description Oldest first. */
      readonly editions: readonly components['schemas']['Edition'][];
    };
    /** @description How an audit is made, where it is not as usual. */
    readonly AuditSettings: {
      /** @description The only pages that are read beside the start: links are not followed. All of the site. */
      readonly urls?: readonly string[] | null;
      /** @description Only paths that begin so are read; `*` stands for anything. */
      readonly include?: readonly string[] | null;
      /** @description Paths that begin so are not read; `*` stands for anything. */
      readonly exclude?: readonly string[] | null;
      /** @description Named to the site, and looked for in its robots.txt. Other sites get Galley’s own name. */
      readonly user_agent?: string | null;
      /** @description No more pages; the operator’s bound holds all the same. */
      readonly max_pages?: number | null;
      /** @description No more clicks from the start. */
      readonly max_depth?: number | null;
      /** @description No longer crawl. */
      readonly max_seconds?: number | null;
      /** @description Whether links to other sites are checked; `true` if left out. */
      readonly check_external?: boolean | null;
      /** @description What is looked for on each page. `filters` lists pages with and without, `found` of a row has what was found. */
      readonly searches?:
        | readonly {
            readonly name: string;
            /** @description A text, whatever its case. */
            readonly text?: string | null;
            /** @description A regular expression of RE2, which takes linear time; of its first group, where it has one. */
            readonly regex?: string | null;
            /** @description A CSS selector of elements, without pseudo-classes. */
            readonly css?: string | null;
            /** @description With `css`: the attribute that is wanted; the text of the element if left out. */
            readonly attribute?: string | null;
            /**
             * @description Where `text` and `regex` are looked for: `source`, the HTML, if left out, or the visible `text`.
             * @enum {string|null}
             */
            readonly in?: 'source' | 'text' | null;
          }[]
        | null;
      /** @description Parts of the site, each with a score and issues of its own in the overview. */
      readonly segments?:
        | readonly {
            readonly name: string;
            /** @description Patterns of paths, as `include` of the audit has them: one of them must fit. */
            readonly include: readonly string[];
          }[]
        | null;
      /** @description So many pages, of each kind of page some, are rendered in a browser, and compared with their HTML as it was sent; where the operator has turned `RENDER` on. */
      readonly render_pages?: number | null;
      /** @description Sent with each request to the origin of the web address, and to nothing else. Encrypted, and never answered. */
      readonly headers?:
        | readonly {
            readonly name: string;
            readonly value: string;
          }[]
        | null;
      /** @description Of HTTP Basic, for a site that is not open to all: sent and stored as `headers`. */
      readonly login?: {
        readonly username: string;
        readonly password: string;
      } | null;
    };
    /** @description An audit that was started, or that runs already. */
    readonly AuditStart: {
      /**
       * Format: uuid
       * @description The crawl id, by which it is polled.
       */
      readonly id: string;
      /**
       * @description `crawling` for a new audit; that of the running one otherwise.
       * @enum {string}
       */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /** @description What to know of the start; absent where there is nothing. */
      readonly warnings?: readonly {
        /**
         * @description `other_settings`: an audit with other settings, headers or login was running already, and is the answer. `unencrypted_site`: headers or login are sent to a web address of `http:`. `no_browser`: pages may stay unrendered, because there is no browser.
         * @enum {string}
         */
        readonly code: 'other_settings' | 'unencrypted_site' | 'no_browser';
        /** @description A sentence for people. */
        readonly message: string;
      }[];
    };
    /** @description An audit as a poll answers it that asks for no view. */
    readonly Audit: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final. A crawl that has ended is analysed at once.
       * @enum {string}
       */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'crawl' | 'analysis' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      /** @description Pages of the site that answered with HTML. */
      readonly page_count: number;
      /** @description The end of the crawl; of an audit that failed before it could crawl, its own. */
      readonly finished_at: string | null;
      /** @description When the results were made; null until the audit is done. */
      readonly analysed_at: string | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
      } | null;
      readonly crawl: components['schemas']['AuditCrawl'];
      /** @description null until the audit is done. */
      readonly views: {
        readonly overview: components['schemas']['AuditOverview'] | null;
        readonly issues: components['schemas']['AuditIssuesInShort'] | null;
        readonly filters: components['schemas']['AuditFiltersInShort'] | null;
        readonly structure: components['schemas']['AuditStructure'] | null;
        readonly ngrams: components['schemas']['AuditNgrams'] | null;
        readonly graph: components['schemas']['AuditGraphInShort'] | null;
      } | null;
    };
    /** @description How far an audit is. */
    readonly AuditProgress: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final. A crawl that has ended is analysed at once.
       * @enum {string}
       */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'crawl' | 'analysis' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      /** @description Pages of the site that answered with HTML. */
      readonly page_count: number;
      /** @description The end of the crawl; of an audit that failed before it could crawl, its own. */
      readonly finished_at: string | null;
      /** @description When the results were made; null until the audit is done. */
      readonly analysed_at: string | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
      } | null;
      readonly crawl: components['schemas']['AuditCrawl'];
    };
    /** @description A page of the audits of an edition. */
    readonly AuditPage: {
      /** @description The page size that was applied, after clamping. */
      readonly limit: number;
      /** @description To be sent as `cursor` for the next page; null at the end. */
      readonly next: string | null;
      /** @description Newest first. */
      readonly audits: readonly components['schemas']['AuditProgress'][];
    };
    readonly AuditWithOverview: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final. A crawl that has ended is analysed at once.
       * @enum {string}
       */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'crawl' | 'analysis' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      /** @description Pages of the site that answered with HTML. */
      readonly page_count: number;
      /** @description The end of the crawl; of an audit that failed before it could crawl, its own. */
      readonly finished_at: string | null;
      /** @description When the results were made; null until the audit is done. */
      readonly analysed_at: string | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
      } | null;
      readonly crawl: components['schemas']['AuditCrawl'];
      /** @constant */
      readonly view: 'overview';
      /** @description null until the audit is done. */
      readonly data: components['schemas']['AuditOverview'] | null;
    };
    readonly AuditWithIssues: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final. A crawl that has ended is analysed at once.
       * @enum {string}
       */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'crawl' | 'analysis' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      /** @description Pages of the site that answered with HTML. */
      readonly page_count: number;
      /** @description The end of the crawl; of an audit that failed before it could crawl, its own. */
      readonly finished_at: string | null;
      /** @description When the results were made; null until the audit is done. */
      readonly analysed_at: string | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
      } | null;
      readonly crawl: components['schemas']['AuditCrawl'];
      /** @constant */
      readonly view: 'issues';
      /** @description Where in a long list the answer stands. */
      readonly page?: {
        readonly limit: number;
        /** @description As it was sent; null for the first page. */
        readonly cursor: string | null;
        /** @description To be sent as `cursor`; null at the end. */
        readonly next_cursor: string | null;
        readonly total: number;
      };
      /** @description null until the audit is done. */
      readonly data: components['schemas']['AuditIssues'] | null;
    };
    readonly AuditWithFilters: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final. A crawl that has ended is analysed at once.
       * @enum {string}
       */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'crawl' | 'analysis' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      /** @description Pages of the site that answered with HTML. */
      readonly page_count: number;
      /** @description The end of the crawl; of an audit that failed before it could crawl, its own. */
      readonly finished_at: string | null;
      /** @description When the results were made; null until the audit is done. */
      readonly analysed_at: string | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
      } | null;
      readonly crawl: components['schemas']['AuditCrawl'];
      /** @constant */
      readonly view: 'filters';
      /** @description Where in a long list the answer stands. */
      readonly page?: {
        readonly limit: number;
        /** @description As it was sent; null for the first page. */
        readonly cursor: string | null;
        /** @description To be sent as `cursor`; null at the end. */
        readonly next_cursor: string | null;
        readonly total: number;
      };
      /** @description null until the audit is done. */
      readonly data: components['schemas']['AuditFilters'] | null;
    };
    readonly AuditWithStructure: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final. A crawl that has ended is analysed at once.
       * @enum {string}
       */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'crawl' | 'analysis' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      /** @description Pages of the site that answered with HTML. */
      readonly page_count: number;
      /** @description The end of the crawl; of an audit that failed before it could crawl, its own. */
      readonly finished_at: string | null;
      /** @description When the results were made; null until the audit is done. */
      readonly analysed_at: string | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
      } | null;
      readonly crawl: components['schemas']['AuditCrawl'];
      /** @constant */
      readonly view: 'structure';
      /** @description null until the audit is done. */
      readonly data: components['schemas']['AuditStructure'] | null;
    };
    readonly AuditWithNgrams: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final. A crawl that has ended is analysed at once.
       * @enum {string}
       */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'crawl' | 'analysis' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      /** @description Pages of the site that answered with HTML. */
      readonly page_count: number;
      /** @description The end of the crawl; of an audit that failed before it could crawl, its own. */
      readonly finished_at: string | null;
      /** @description When the results were made; null until the audit is done. */
      readonly analysed_at: string | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
      } | null;
      readonly crawl: components['schemas']['AuditCrawl'];
      /** @constant */
      readonly view: 'ngrams';
      /** @description null until the audit is done. */
      readonly data: components['schemas']['AuditNgrams'] | null;
    };
    readonly AuditWithGraph: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final. A crawl that has ended is analysed at once.
       * @enum {string}
       */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'crawl' | 'analysis' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      /** @description Pages of the site that answered with HTML. */
      readonly page_count: number;
      /** @description The end of the crawl; of an audit that failed before it could crawl, its own. */
      readonly finished_at: string | null;
      /** @description When the results were made; null until the audit is done. */
      readonly analysed_at: string | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
      } | null;
      readonly crawl: components['schemas']['AuditCrawl'];
      /** @constant */
      readonly view: 'graph';
      /** @description null until the audit is done. */
      readonly data: components['schemas']['AuditGraph'] | null;
    };
    /** @description What is asked of a robots.txt. */
    readonly AuditRobotsQuestion: {
      /** @description Paths of the site, or absolute addresses. */
      readonly urls: readonly string[];
      /** @description A crawler such as `Googlebot`, or a whole header; `*` if left out. */
      readonly user_agent?: string | null;
      /** @description Another robots.txt than that of the site, before it is put there. */
      readonly robots_txt?: string | null;
    };
    /** @description What a robots.txt says of some addresses to one crawler. */
    readonly AuditRobotsTest: {
      /**
       * @description Whose file it is: that of the site as the audit read it, or the given one.
       * @enum {string}
       */
      readonly source: 'site' | 'given';
      /** @description What the site answered for it; null for no answer, and for a given one. */
      readonly status: number | null;
      readonly user_agent: string;
      /** @description Of the groups that hold, in lower case; null where none does. */
      readonly group: string | null;
      readonly crawl_delay_seconds: number | null;
      readonly sitemaps: readonly string[];
      /** @description Lines without effect, the first hundred. */
      readonly faults: readonly {
        readonly line: number;
        readonly text: string;
        /** @enum {string} */
        readonly reason: 'no_colon' | 'rule_before_agent' | 'relative_sitemap' | 'too_large';
      }[];
      /** @description In the order of the addresses. */
      readonly results: readonly {
        readonly url: string;
        readonly allowed: boolean;
        /** @description The line that decides; null where none does. */
        readonly line: {
          readonly line: number;
          readonly text: string;
        } | null;
      }[];
    };
    /** @description What is otherwise at the URLs of a site than in another audit. */
    readonly AuditComparison: {
      /**
       * Format: uuid
       * @description The audit.
       */
      readonly id: string;
      /**
       * Format: uuid
       * @description The audit that it is compared with; null for the first of an edition.
       */
      readonly since: string | null;
      /**
       * @description `partial` where one of the two did not see the whole site.
       * @enum {string}
       */
      readonly confidence: 'full' | 'partial';
      readonly counts: components['schemas']['AuditUrlChangeCounts'];
      /** @description Where in a long list the answer stands. */
      readonly page: {
        readonly limit: number;
        /** @description As it was sent; null for the first page. */
        readonly cursor: string | null;
        /** @description To be sent as `cursor`; null at the end. */
        readonly next_cursor: string | null;
        readonly total: number;
      };
      /** @description By their addresses, and of one address by kind. */
      readonly changes: readonly components['schemas']['AuditUrlChange'][];
    };
    /** @description What is otherwise at a URL; lists are parted by ` | `. */
    readonly AuditUrlChange: {
      readonly url: string;
      /** @enum {string} */
      readonly kind:
        | 'added'
        | 'removed'
        | 'status'
        | 'redirect'
        | 'indexability'
        | 'canonical'
        | 'robots'
        | 'title'
        | 'description'
        | 'h1'
        | 'words';
      /** @description null for nothing; of a URL that was removed its status. */
      readonly before: string | null;
      /** @description null for nothing; of a URL that was added its status. */
      readonly after: string | null;
    };
    /** @description How many changes there are of each kind. */
    readonly AuditUrlChangeCounts: {
      readonly added: number;
      readonly removed: number;
      readonly status: number;
      readonly redirect: number;
      readonly indexability: number;
      readonly canonical: number;
      readonly robots: number;
      readonly title: number;
      readonly description: number;
      readonly h1: number;
      readonly words: number;
    };
    /** @description A report that was started, or that runs already. */
    readonly ReportStart: {
      /**
       * Format: uuid
       * @description The report id, by which it is polled.
       */
      readonly id: string;
      /**
       * @description `running`, also for one that runs already.
       * @enum {string}
       */
      readonly status: 'running' | 'done' | 'failed';
    };
    /** @description How far a research report is, and the report once it is done. */
    readonly Report: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final.
       * @enum {string}
       */
      readonly status: 'running' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null before the first and once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'plan' | 'search' | 'draft' | 'checks' | 'assemble' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      readonly stages: readonly {
        /** @enum {string} */
        readonly name: 'site' | 'plan' | 'search' | 'draft' | 'checks' | 'assemble';
        readonly status: components['schemas']['StageStatus'];
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly started_at: string | null;
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly finished_at: string | null;
      }[];
      /** @description How often a worker has taken it. */
      readonly attempt: number;
      /** @description How often one may. */
      readonly max_attempts: number;
      readonly engine: components['schemas']['Engine'];
      readonly warnings: readonly components['schemas']['Warning'][];
      /** @description Why it failed, or why its last attempt did; docs/research.md lists the codes. */
      readonly error: {
        readonly code: string;
        readonly message: string;
        /** @enum {string|null} */
        readonly stage: 'site' | 'plan' | 'search' | 'draft' | 'checks' | 'assemble' | null;
        /** @description Whether another attempt may do better. */
        readonly retryable: boolean;
      } | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly created_at: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly started_at: string | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly updated_at: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly finished_at: string | null;
      /** @description null until it is done. */
      readonly report: components['schemas']['ReportRecord'] | null;
    };
    /** @description How far a research report is. */
    readonly ReportProgress: {
      /** Format: uuid */
      readonly id: string;
      /**
       * @description `done` and `failed` are final.
       * @enum {string}
       */
      readonly status: 'running' | 'done' | 'failed';
      /**
       * Format: uuid
       * @description null for one from the command line, which no key can ask for.
       */
      readonly edition: string | null;
      /**
       * @description The stage that runs, or in which it failed; null before the first and once it is done.
       * @enum {string|null}
       */
      readonly stage: 'site' | 'plan' | 'search' | 'draft' | 'checks' | 'assemble' | null;
      /** @description In percent. Never falls; 100 only when done. */
      readonly progress: number;
      readonly stages: readonly {
        /** @enum {string} */
        readonly name: 'site' | 'plan' | 'search' | 'draft' | 'checks' | 'assemble';
        readonly status: components['schemas']['StageStatus'];
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly started_at: string | null;
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly finished_at: string | null;
      }[];
      /** @description How often a worker has taken it. */
      readonly attempt: number;
      /** @description How often one may. */
      readonly max_attempts: number;
      readonly engine: components['schemas']['Engine'];
      readonly warnings: readonly components['schemas']['Warning'][];
      /** @description Why it failed, or why its last attempt did; docs/research.md lists the codes. */
      readonly error: {
        readonly code: string;
        readonly message: string;
        /** @enum {string|null} */
        readonly stage: 'site' | 'plan' | 'search' | 'draft' | 'checks' | 'assemble' | null;
        /** @description Whether another attempt may do better. */
        readonly retryable: boolean;
      } | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly created_at: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly started_at: string | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly updated_at: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly finished_at: string | null;
    };
    /** @description A page of the reports on the domain of an edition. */
    readonly ReportPage: {
      /** @description The page size that was applied, after clamping. */
      readonly limit: number;
      /** @description To be sent as `cursor` for the next page; null at the end. */
      readonly next: string | null;
      /** @description Newest first. */
      readonly reports: readonly components['schemas']['ReportProgress'][];
    };
    /** @description A finished report on a domain. */
    readonly ReportRecord: {
      readonly schema_version: number;
      /** Format: uuid */
      readonly id: string;
      /**
       * Format: uuid
       * @description null for one from the command line.
       */
      readonly edition: string | null;
      readonly domain: {
        readonly host: string;
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly verified_at: string | null;
        /** @enum {string|null} */
        readonly method: 'meta' | 'file' | 'dns' | 'google' | 'operator' | null;
      };
      /** @description What was asked, in a sentence. */
      readonly input: string;
      readonly language: string;
      readonly country: string | null;
      readonly title: string;
      /** @description What the numbers of this record say; they rest on no page, and so on no claim. */
      readonly summary: readonly {
        readonly text: string;
        readonly claim_ids: readonly string[];
      }[];
      readonly sections: readonly {
        readonly id: string;
        readonly heading: string;
        readonly blocks: readonly {
          readonly html: string;
          readonly text: string;
          readonly claim_ids: readonly string[];
        }[];
      }[];
      readonly questions: readonly {
        readonly question: string;
        /**
         * @description Where it was found; `search` by a web search.
         * @enum {string}
         */
        readonly asked_in: 'title' | 'heading' | 'faq' | 'search';
        readonly answer: string | null;
        readonly answered: boolean;
        /** @description The place of the answer on its page. */
        readonly url: string | null;
        readonly claim_ids: readonly string[];
      }[];
      readonly site: {
        readonly pages_seen: number;
        readonly pages_read: number;
        readonly pages: readonly {
          readonly url: string;
          readonly title: string | null;
          readonly words: number;
          /** @description Naive ISO 8601, UTC, with microseconds. */
          readonly fetched_at: string;
        }[];
        readonly topics: readonly {
          /** @description Its name, from the site’s own headings. */
          readonly term: string;
          readonly score: number;
          /** @description Pages that treat or mention it. */
          readonly pages: number;
          readonly phrases: readonly string[];
          /** @enum {string} */
          readonly depth: 'deep' | 'partial' | 'thin';
          /** @description Pages whose title names it. */
          readonly devoted_pages: number;
          /** @description Headings that name it. */
          readonly headings: number;
          /** @description Words under those titles and headings. */
          readonly words: number;
          /** @description Links between its pages. */
          readonly internal_links: number;
          /** @description The newest date that one of its pages states. */
          readonly newest: string | null;
          readonly best: readonly {
            readonly url: string;
            readonly title: string | null;
            /** @enum {string} */
            readonly kind: 'devoted' | 'section' | 'mentioned';
            readonly words: number;
          }[];
        }[];
        /** @description The most important first. */
        readonly gaps: readonly {
          readonly id: string;
          /** @enum {string} */
          readonly kind:
            | 'unanswered_question'
            | 'missing_target'
            | 'no_page'
            | 'sent_elsewhere'
            | 'competitor_topic'
            | 'thin_page';
          readonly topic: string;
          readonly why: string;
          /** @description 3 matters most. */
          readonly importance: 1 | 2 | 3;
          readonly evidence: readonly {
            readonly source_id: string;
            readonly quote: string;
            readonly start: number;
            readonly end: number;
            /** @description The passage on its page, as a text fragment. */
            readonly url: string;
          }[];
          readonly evidence_source_ids: readonly string[];
        }[];
      };
      /** @description What to write about the most important gaps. */
      readonly briefs: readonly {
        /** @description Of the gap that the article would close. */
        readonly gap_id: string;
        /** @description The body of a start of an article. */
        readonly brief: {
          readonly input: string;
          readonly language: string;
          readonly country: string | null;
          readonly settings: components['schemas']['BriefSettings'];
        };
      }[];
      /** @description Empty where no search is set up. */
      readonly competitors: readonly {
        readonly host: string;
        readonly pages: number;
        readonly overlap: number;
      }[];
      readonly findings: readonly {
        readonly text: string;
        readonly claim_ids: readonly string[];
        /** @enum {string} */
        readonly kind: 'fact' | 'comparison' | 'gap' | 'risk';
        /** @description 3 matters most. */
        readonly importance: 1 | 2 | 3;
      }[];
      readonly contradictions: readonly {
        readonly claim_ids: readonly string[];
        readonly note: string;
      }[];
      readonly sources: readonly components['schemas']['Source'][];
      readonly claims: readonly components['schemas']['Claim'][];
      readonly checks: readonly components['schemas']['DeskCheck'][];
      readonly queries: readonly components['schemas']['SearchQuery'][];
      /** @description What was not read, and why. */
      readonly limits: readonly string[];
      readonly method: {
        /** @enum {string} */
        readonly engine: 'extractive' | 'llm';
        readonly provider: string | null;
        readonly model: string | null;
        readonly budget_used: {
          readonly fetches: number;
          readonly queries: number;
          readonly model_calls: number;
          readonly seconds: number;
        };
      };
      /** @description Sanitised HTML of the whole report. */
      readonly html: string;
      readonly word_count: number;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly created_at: string;
      /** @description When the pages that it rests on were read. */
      readonly data_as_of: {
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly oldest: string | null;
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly newest: string | null;
      };
      /** @enum {string} */
      readonly verdict: 'pass' | 'warn' | 'fail';
    };
    /** @description An endpoint that events are to be sent to. */
    readonly NewWebhook: {
      /** @description Where events are sent to: https, on port 443 or 8443 of a public address, without a login. */
      readonly url: string;
      /** @description For people. */
      readonly description?: string | null;
      /** @description Only events of these types; null for all. */
      readonly event_types?:
        | readonly (
            | 'article.finished'
            | 'article.held'
            | 'article.failed'
            | 'article.cancelled'
            | 'article.published'
            | 'article.unpublished'
            | 'article.edited'
            | 'article.deleted'
            | 'batch.finished'
            | 'allowance.low'
            | 'audit.finished'
            | 'audit.failed'
            | 'audit.regressed'
            | 'research.finished'
            | 'research.failed'
            | 'edition.verified'
            | 'edition.failing'
            | 'edition.unverified'
            | 'key.revoked'
            | 'schedule.missed'
            | 'schedule.paused'
            | 'webhook.disabled'
            | 'webhook.test'
          )[]
        | null;
      /** @description Only events of these editions; null for all, and for events of none. */
      readonly editions?: readonly string[] | null;
      /** @description Sent with each message. Their values are encrypted, and never answered. */
      readonly headers?:
        | readonly {
            readonly name: string;
            readonly value: string;
          }[]
        | null;
      /**
       * @description `hmac`, the default, by a secret that both sides know; `ed25519` by a key pair.
       * @enum {string|null}
       */
      readonly signing?: 'hmac' | 'ed25519' | null;
      /** @description Requests a second at most; null for no bound. */
      readonly max_per_second?: number | null;
    };
    /** @description What is to be changed of an endpoint; what is left out stays. */
    readonly WebhookChange: {
      /** @description Where events are sent to: https, on port 443 or 8443 of a public address, without a login. */
      readonly url?: string;
      /** @description For people. */
      readonly description?: string;
      /** @description Only events of these types; null for all. */
      readonly event_types?:
        | readonly (
            | 'article.finished'
            | 'article.held'
            | 'article.failed'
            | 'article.cancelled'
            | 'article.published'
            | 'article.unpublished'
            | 'article.edited'
            | 'article.deleted'
            | 'batch.finished'
            | 'allowance.low'
            | 'audit.finished'
            | 'audit.failed'
            | 'audit.regressed'
            | 'research.finished'
            | 'research.failed'
            | 'edition.verified'
            | 'edition.failing'
            | 'edition.unverified'
            | 'key.revoked'
            | 'schedule.missed'
            | 'schedule.paused'
            | 'webhook.disabled'
            | 'webhook.test'
          )[]
        | null;
      /** @description Only events of these editions; null for all, and for events of none. */
      readonly editions?: readonly string[] | null;
      /** @description Sent with each message. Their values are encrypted, and never answered. */
      readonly headers?: readonly {
        readonly name: string;
        readonly value: string;
      }[];
      /** @description Requests a second at most; null for no bound. */
      readonly max_per_second?: number | null;
      /** @description Whether events are sent. */
      readonly enabled?: boolean;
    };
    /** @description How a secret is replaced. */
    readonly WebhookRotation: {
      /**
       * @description For so many seconds each message has a signature by the old secret too.
       * @default 86400
       */
      readonly grace_seconds: number;
    };
    /** @description A stretch of time whose events are sent again, where they did not arrive. */
    readonly WebhookRecovery: {
      /** @description ISO 8601; only events that happened after it. */
      readonly since?: string;
      /** @description ISO 8601; only events that happened before it. Now if left out. */
      readonly until?: string;
    };
    /** @description An endpoint, to which events of the account are sent. */
    readonly Webhook: {
      /** Format: uuid */
      readonly id: string;
      readonly url: string;
      readonly description: string;
      /** @description Null for all. */
      readonly event_types: readonly string[] | null;
      /** @description Null for all, and for events of none. */
      readonly editions: readonly string[] | null;
      /** @description Their names; their values are not answered. */
      readonly headers: readonly string[];
      /** @enum {string} */
      readonly signing: 'hmac' | 'ed25519';
      /** @description `whpk_…`, by which messages signed with ed25519 are verified; null of hmac. */
      readonly public_key: string | null;
      /** @description Null for no bound. */
      readonly max_per_second: number | null;
      readonly enabled: boolean;
      /**
       * @description `failing` for five days, `gone` by its answer 410, or off by a `caller`; null while it is on.
       * @enum {string|null}
       */
      readonly disabled_reason: 'caller' | 'failing' | 'gone' | null;
      /** @description When failures began of which none was followed by a success. */
      readonly failing_since: string | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly created_at: string;
    };
    /** @description An endpoint with its new secret. */
    readonly WebhookWithSecret: {
      /** Format: uuid */
      readonly id: string;
      readonly url: string;
      readonly description: string;
      /** @description Null for all. */
      readonly event_types: readonly string[] | null;
      /** @description Null for all, and for events of none. */
      readonly editions: readonly string[] | null;
      /** @description Their names; their values are not answered. */
      readonly headers: readonly string[];
      /** @enum {string} */
      readonly signing: 'hmac' | 'ed25519';
      /** @description `whpk_…`, by which messages signed with ed25519 are verified; null of hmac. */
      readonly public_key: string | null;
      /** @description Null for no bound. */
      readonly max_per_second: number | null;
      readonly enabled: boolean;
      /**
       * @description `failing` for five days, `gone` by its answer 410, or off by a `caller`; null while it is on.
       * @enum {string|null}
       */
      readonly disabled_reason: 'caller' | 'failing' | 'gone' | null;
      /** @description When failures began of which none was followed by a success. */
      readonly failing_since: string | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly created_at: string;
      /** @description `whsec_…`, shown only here; null of ed25519, whose private key stays with Galley. */
      readonly secret: string | null;
    };
    /** @description The endpoints of the account. */
    readonly Webhooks: {
      /** @description Oldest first. */
      readonly webhooks: readonly components['schemas']['Webhook'][];
    };
    /** @description What is sent again. */
    readonly RecoveredEvents: {
      /** @description Events that are sent again, 10,000 at most. */
      readonly recovered: number;
    };
    /** @description An event on its way to an endpoint. */
    readonly Delivery: {
      /** Format: uuid */
      readonly id: string;
      /** Format: uuid */
      readonly webhook_id: string;
      /**
       * Format: uuid
       * @description The `webhook-id` of each attempt.
       */
      readonly event_id: string;
      readonly type: string;
      /** @enum {string} */
      readonly status: 'pending' | 'delivered' | 'failed';
      /** @description Of the next attempt; null when there is none. */
      readonly due_at: string | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly created_at: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly finished_at: string | null;
      /** @description The newest 50, oldest first. */
      readonly attempts: readonly {
        readonly number: number;
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly at: string;
        readonly duration_ms: number;
        /** @description Null where there was no answer. */
        readonly status: number | null;
        /**
         * @description Why there was no answer.
         * @enum {string|null}
         */
        readonly code: 'blocked' | 'unreachable' | 'timeout' | 'secret_unreadable' | null;
        /** @description The beginning of the answer, 2,048 bytes at most. */
        readonly response: string;
      }[];
    };
    /** @description A page of the deliveries of an endpoint. */
    readonly DeliveryPage: {
      /** @description Newest first. */
      readonly deliveries: readonly components['schemas']['Delivery'][];
      /** @description The page size that was applied, after clamping. */
      readonly limit: number;
      /** @description To be sent as `cursor` for the next page; null at the end. */
      readonly next: string | null;
    };
    /** @description What became of something of the account. */
    readonly Event: {
      /**
       * Format: uuid
       * @description The same however often it is sent.
       */
      readonly id: string;
      /** @description What happened, such as `article.finished`; types may be added. */
      readonly type: string;
      /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
      readonly timestamp: string;
      /** @description What a poll says in short, by the type; never a text. */
      readonly data: {
        /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
        readonly sequence: number;
        /** @description What it is about, such as `article`. */
        readonly kind: string;
        /**
         * Format: uuid
         * @description Of that.
         */
        readonly id: string;
        /** Format: uuid */
        readonly edition: string | null;
        /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
        readonly url: string | null;
      } & {
        readonly [key: string]: unknown;
      };
    };
    /** @description A page of the events of the account. */
    readonly EventPage: {
      /** @description In the order in which they became visible. */
      readonly events: readonly components['schemas']['Event'][];
      /** @description The page size that was applied, after clamping. */
      readonly limit: number;
      /** @description To be sent as `cursor` for the next page; null at the end. */
      readonly next: string | null;
    };
    /** @description What there are events of. */
    readonly EventTypes: {
      readonly event_types: readonly {
        /** @description As `types` of `GET /v1/events` and `event_types` of a webhook take it. */
        readonly type: string;
        /** @description What it is about. */
        readonly kind: string;
        readonly description: string;
        /** @description JSON Schema 2020-12 of a message about it. */
        readonly schema: {
          readonly [key: string]: unknown;
        };
        /** @description Such a message. */
        readonly example: {
          readonly [key: string]: unknown;
        };
      }[];
    };
    /** @description What is started, and when. */
    readonly NewSchedule: {
      /** @description Unique in the edition. */
      readonly name: string;
      /**
       * @description What is started.
       * @enum {string}
       */
      readonly kind: 'article' | 'research' | 'audit';
      /** @description A name of the IANA database; `UTC` if left out. */
      readonly time_zone?: string | null;
      /** @description Of `article`: what is written each time. Its `id` is ignored. */
      readonly brief?: components['schemas']['Brief'];
      /** @description Of `audit`: how it is made, without `headers` and `login`. */
      readonly audit?: components['schemas']['AuditSettings'];
      /** @description Five fields: minute, hour, day of the month, month, day of the week. */
      readonly cron?: string | null;
      /** @description In place of `cron`. */
      readonly every?: components['schemas']['ScheduleInterval'] | null;
      /** @description No moment before it. */
      readonly starts_at?: string | null;
      /** @description No moment after it. */
      readonly ends_at?: string | null;
      /** @description Each start is put off by up to so many; 0 if left out. */
      readonly jitter_seconds?: number | null;
      /**
       * @description What a moment finds while the work of an earlier one still runs; `skip` if left out.
       * @enum {string|null}
       */
      readonly overlap?: 'skip' | 'buffer_one' | 'allow' | null;
      /** @description How late a start may be; a day for articles and an hour for others if left out. */
      readonly catchup_seconds?: number | null;
      /** @description After how many failures in a row it pauses by itself, 0 for never; 3 if left out. */
      readonly pause_after?: number | null;
    };
    /** @description What is given replaces what was there; null stands for absent, but takes `starts_at` and `ends_at` away. The kind stays. */
    readonly ScheduleChange: {
      /** @description Unique in the edition. */
      readonly name?: string | null;
      /** @description A name of the IANA database; `UTC` if left out. */
      readonly time_zone?: string | null;
      /** @description Of `article`: what is written each time. Its `id` is ignored. */
      readonly brief?: components['schemas']['Brief'];
      /** @description Of `audit`: how it is made, without `headers` and `login`. */
      readonly audit?: components['schemas']['AuditSettings'];
      /** @description Five fields: minute, hour, day of the month, month, day of the week. */
      readonly cron?: string | null;
      /** @description In place of `cron`. */
      readonly every?: components['schemas']['ScheduleInterval'] | null;
      /** @description No moment before it. */
      readonly starts_at?: string | null;
      /** @description No moment after it. */
      readonly ends_at?: string | null;
      /** @description Each start is put off by up to so many; 0 if left out. */
      readonly jitter_seconds?: number | null;
      /**
       * @description What a moment finds while the work of an earlier one still runs; `skip` if left out.
       * @enum {string|null}
       */
      readonly overlap?: 'skip' | 'buffer_one' | 'allow' | null;
      /** @description How late a start may be; a day for articles and an hour for others if left out. */
      readonly catchup_seconds?: number | null;
      /** @description After how many failures in a row it pauses by itself, 0 for never; 3 if left out. */
      readonly pause_after?: number | null;
    };
    /** @description An interval. */
    readonly ScheduleInterval: {
      /**
       * @description Hours are hours that pass; of the others the clock of the zone shows `at`.
       * @enum {string}
       */
      readonly unit: 'hour' | 'day' | 'week' | 'month';
      /** @description Every so many of them. */
      readonly n: number;
      /** @description The time of the day, in the zone; not of hours. */
      readonly at?: string | null;
      /** @description Of weeks alone, which begin on Monday. */
      readonly weekdays?: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[] | null;
      /** @description Of months alone. A month without the day is passed over. */
      readonly month_days?: readonly number[] | null;
    };
    /** @description How a schedule is paused. */
    readonly PauseRequest: {
      /** @description Why it is paused. */
      readonly note?: string | null;
    };
    /** @description Work that starts by itself. */
    readonly Schedule: {
      /** Format: uuid */
      readonly id: string;
      /** Format: uuid */
      readonly edition: string;
      readonly name: string;
      /** @enum {string} */
      readonly kind: 'article' | 'research' | 'audit';
      /** @description Of `article`. */
      readonly brief: {
        readonly input: string;
        readonly language: string | null;
        readonly country: string | null;
        readonly settings: {
          readonly [key: string]: unknown;
        };
      } | null;
      /** @description Of `audit`. */
      readonly audit: {
        readonly urls: readonly string[] | null;
        readonly include: readonly string[] | null;
        readonly exclude: readonly string[] | null;
        readonly user_agent: string | null;
        readonly max_pages: number | null;
        readonly max_depth: number | null;
        readonly max_seconds: number | null;
        readonly check_external: boolean | null;
        readonly searches:
          | readonly {
              readonly name: string;
              /** @enum {string} */
              readonly kind: 'text' | 'regex' | 'css';
              readonly pattern: string;
              readonly attribute: string | null;
              /** @enum {string} */
              readonly in: 'source' | 'text';
            }[]
          | null;
        readonly segments:
          | readonly {
              readonly name: string;
              readonly include: readonly string[];
            }[]
          | null;
        readonly render_pages: number | null;
      } | null;
      readonly cron: string | null;
      /** @description An interval. */
      readonly every: {
        /** @enum {string} */
        readonly unit: 'hour' | 'day' | 'week' | 'month';
        readonly n: number;
        readonly at: string | null;
        readonly weekdays: readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[] | null;
        readonly month_days: readonly number[] | null;
      } | null;
      readonly time_zone: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly starts_at: string | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly ends_at: string | null;
      readonly jitter_seconds: number;
      /** @enum {string} */
      readonly overlap: 'skip' | 'buffer_one' | 'allow';
      readonly catchup_seconds: number;
      readonly pause_after: number;
      readonly paused: {
        /** @description Naive ISO 8601, UTC, with microseconds. */
        readonly at: string;
        /** @description The user; null where Galley paused it. */
        readonly by: string | null;
        readonly note: string | null;
      } | null;
      /** @description Runs in a row that were refused, or whose work failed. */
      readonly failures: number;
      /** @description Null while it is paused, and once no moment comes any more. */
      readonly next_at: string | null;
      readonly last: components['schemas']['ScheduledRun'] | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly created_at: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly updated_at: string;
    };
    readonly Schedules: {
      /** @description By name. */
      readonly schedules: readonly components['schemas']['Schedule'][];
    };
    /** @description What became of a planned moment. */
    readonly ScheduledRun: {
      /**
       * Format: uuid
       * @description Made of schedule and moment; the work that it started has the same id.
       */
      readonly id: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly planned_at: string;
      /** @description The last of several moments to which the same happened. */
      readonly until_at: string;
      /** @description How many moments it stands for. */
      readonly moments: number;
      /**
       * @description `plan`, or `caller` for a run at once.
       * @enum {string}
       */
      readonly trigger: 'plan' | 'caller';
      /**
       * @description `waiting` is not final: its start is tried, or tried again. With `missed` it came too late.
       * @enum {string}
       */
      readonly outcome: 'waiting' | 'started' | 'skipped_overlap' | 'missed' | 'refused' | 'paused';
      /**
       * @description Why the start was refused, or refused last while it waits; a code of a caller’s own start.
       * @enum {string|null}
       */
      readonly code:
        | 'invalid_key'
        | 'account_closed'
        | 'plan_required'
        | 'payment_required'
        | 'key_read_only'
        | 'wrong_newsroom'
        | 'forbidden'
        | 'not_found'
        | 'method_not_allowed'
        | 'conflict'
        | 'payload_too_large'
        | 'invalid_params'
        | 'rate_limited'
        | 'unavailable'
        | 'internal'
        | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly started_at: string | null;
      /**
       * Format: uuid
       * @description The article job, report or audit that was started, or with `skipped_overlap` that which ran.
       */
      readonly work_id: string | null;
      /**
       * @description How the work ended; null while it runs.
       * @enum {string|null}
       */
      readonly work_end: 'done' | 'failed' | 'cancelled' | 'gone' | null;
    };
    readonly ScheduledRunPage: {
      /** @description The page size that was applied, after clamping. */
      readonly limit: number;
      /** @description To be sent as `cursor` for the next page; null at the end. */
      readonly next: string | null;
      readonly runs: readonly components['schemas']['ScheduledRun'][];
    };
    readonly ScheduleMoments: {
      readonly time_zone: string;
      /** @description UTC, as all times. */
      readonly moments: readonly string[];
    };
    /** @description How the crawl went, or goes. */
    readonly AuditCrawl: {
      /** Format: uuid */
      readonly id: string;
      /** @description Host of the start, with its port where that is not the usual one. */
      readonly domain: string;
      readonly start_url: string;
      /** @enum {string} */
      readonly status: 'crawling' | 'analysing' | 'done' | 'failed';
      /** @enum {string|null} */
      readonly stop_reason:
        | 'done'
        | 'max_pages'
        | 'max_time'
        | 'max_depth'
        | 'user'
        | 'site_errors'
        | 'unreachable'
        | null;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly started_at: string;
      /** @description Naive ISO 8601, UTC, with microseconds. */
      readonly finished_at: string | null;
      readonly elapsed_ms: number;
      readonly pages_per_second: number;
      /** @description The pause between two requests to the site. */
      readonly effective_delay_ms: number;
      /** @description What robots.txt asked for. */
      readonly crawl_delay_seconds: number | null;
      /** @description What is queued takes at least so long; null when nothing is queued any more. */
      readonly seconds_left: number | null;
      readonly coverage: {
        readonly complete: boolean;
        readonly fetched: number;
        readonly queued: number;
        readonly blocked_by_robots: number;
        readonly failed: number;
        /** @description Left out for a bound of the crawl. */
        readonly skipped: number;
        readonly limit: number;
      };
      readonly config: {
        readonly max_pages: number;
        readonly max_depth: number | null;
        readonly user_agent: string;
        readonly respect_robots: boolean;
        readonly include: readonly string[];
        readonly exclude: readonly string[];
        readonly searches: readonly {
          readonly name: string;
          /** @enum {string} */
          readonly kind: 'text' | 'regex' | 'css';
          readonly pattern: string;
          readonly attribute: string | null;
          /** @enum {string} */
          readonly in: 'source' | 'text';
        }[];
        readonly segments: readonly {
          readonly name: string;
          readonly include: readonly string[];
        }[];
        /** @description Pages that are rendered in a browser; 0 for none. */
        readonly render_pages: number;
      };
      /**
       * @description Of the views.
       * @constant
       */
      readonly schema_version: '1.0';
    };
    /** @description The site at a glance: its score and its counts. */
    readonly AuditOverview: {
      /** @description How well the site is, 0 to 100. */
      readonly score: {
        /** @description null when no page was fetched. */
        readonly value: number | null;
        /** @enum {string|null} */
        readonly grade: 'A' | 'B' | 'C' | 'D' | 'F' | null;
        /** @description Of the audit before. */
        readonly previous: number | null;
        readonly delta: number | null;
        /**
         * @description `partial` when some URLs that are known were not crawled.
         * @enum {string}
         */
        readonly confidence: 'full' | 'partial';
        readonly caps: readonly {
          /** @enum {string} */
          readonly reason: 'home_noindex' | 'robots_blocks_site' | 'home_not_200';
          readonly max: number;
        }[];
        /** @description Adds up to 100 less the value, but for caps. */
        readonly lost: readonly {
          readonly check: string;
          /** @enum {string} */
          readonly severity: 'error' | 'warning' | 'notice';
          readonly points: number;
          readonly affected: number;
          readonly population: number;
          readonly share: number;
        }[];
      };
      readonly totals: {
        readonly urls: number;
        readonly html_pages: number;
        readonly indexable: number;
        readonly non_indexable: number;
        readonly resources: number;
        readonly external_urls: number;
        readonly internal_links: number;
        readonly external_links: number;
        readonly bytes: number;
      };
      readonly status_classes: {
        readonly '2xx': number;
        readonly '3xx': number;
        readonly '4xx': number;
        readonly '5xx': number;
        readonly no_response: number;
        readonly blocked_by_robots: number;
      };
      readonly status_codes: readonly {
        readonly code: number;
        readonly count: number;
      }[];
      readonly content_types: readonly {
        readonly type: string;
        readonly count: number;
        readonly bytes: number;
      }[];
      readonly non_indexable_reasons: readonly {
        /** @enum {string} */
        readonly reason:
          | 'noindex'
          | 'canonicalised'
          | 'blocked'
          | 'redirect'
          | 'client_error'
          | 'server_error'
          | 'no_response'
          | 'meta_refresh';
        readonly count: number;
      }[];
      readonly depth: readonly {
        /** @description Clicks from the home page; `10+` for all deeper ones, null where no click leads. */
        readonly depth: (number | string) | null;
        readonly count: number;
        readonly share: number;
        readonly by_status: components['schemas']['AuditStatusCounts'];
      }[];
      readonly timing: {
        /** @description To the first byte, in milliseconds. */
        readonly ttfb_ms: {
          readonly p50: number;
          readonly p90: number;
          readonly p99: number;
        };
        /** @description To the last byte, in milliseconds. */
        readonly total_ms: {
          readonly p50: number;
          readonly p90: number;
          readonly p99: number;
        };
        readonly histogram: readonly {
          readonly from_ms: number;
          /** @description null for the last. */
          readonly to_ms: number | null;
          readonly count: number;
        }[];
      };
      readonly languages: readonly {
        readonly lang: string;
        readonly declared: number;
        readonly detected: number;
      }[];
      readonly issues: {
        readonly error: {
          readonly checks: number;
          readonly items: number;
          readonly urls: number;
        };
        readonly warning: {
          readonly checks: number;
          readonly items: number;
          readonly urls: number;
        };
        readonly notice: {
          readonly checks: number;
          readonly items: number;
          readonly urls: number;
        };
      };
      /** @description What to fix first. */
      readonly top_fixes: readonly {
        readonly check: string;
        readonly title: string;
        readonly affected: number;
        readonly template_wide: boolean;
        readonly points: number;
      }[];
      readonly robots_txt: {
        readonly status: number | null;
        readonly bytes: number;
        readonly sitemaps: readonly string[];
        readonly crawl_delay_seconds: number | null;
        readonly disallow_lines: number;
      };
      readonly sitemaps: readonly {
        readonly url: string;
        readonly status: number | null;
        readonly urls: number;
        readonly errors: number;
        readonly is_index: boolean;
      }[];
      /**
       * @description What was found of each search that the audit was started with.
       * @default []
       */
      readonly searches: readonly components['schemas']['AuditSearchCount'][];
      /**
       * @description How each segment does that the audit was started with.
       * @default []
       */
      readonly segments: readonly components['schemas']['AuditSegmentCount'][];
      readonly duplicates: {
        readonly exact_groups: number;
        readonly exact_pages: number;
        readonly near_groups: number;
        readonly near_pages: number;
      };
      readonly changes: {
        /**
         * Format: uuid
         * @description The audit before; null for the first.
         */
        readonly since: string | null;
        readonly pages_added: number;
        readonly pages_removed: number;
        readonly status_changed: number;
        readonly issues_new: number;
        readonly issues_fixed: number;
      };
    };
    /** @description The work list: what costs most first. */
    readonly AuditIssues: {
      readonly summary: {
        readonly checks_run: number;
        readonly checks_failed: number;
        readonly errors: number;
        readonly warnings: number;
        readonly notices: number;
        readonly suppressed: number;
      };
      readonly issues: readonly components['schemas']['AuditIssue'][];
      /** @description Hits of the one check that was asked for; empty otherwise. */
      readonly items: readonly components['schemas']['AuditHit'][];
    };
    /** @description The work list without what is read of each check alone. */
    readonly AuditIssuesInShort: {
      readonly summary: {
        readonly checks_run: number;
        readonly checks_failed: number;
        readonly errors: number;
        readonly warnings: number;
        readonly notices: number;
        readonly suppressed: number;
      };
      readonly issues: readonly {
        readonly check: string;
        readonly title: string;
        /** @enum {string} */
        readonly category:
          | 'responses'
          | 'redirects'
          | 'indexability'
          | 'sitemaps'
          | 'metadata'
          | 'content'
          | 'links'
          | 'hreflang'
          | 'images'
          | 'structured_data'
          | 'security'
          | 'urls'
          | 'discovery';
        /** @enum {string} */
        readonly severity: 'error' | 'warning' | 'notice';
        readonly count: number;
        readonly urls: number;
        readonly share: number;
        /** @description Nearly every page of a folder has it: one template is at fault. */
        readonly template_wide: boolean;
        /** @description What it costs the score. */
        readonly points: number;
        readonly change: {
          readonly new: number;
          readonly fixed: number;
          readonly same: number;
        };
        /** @description The query that lists all hits. */
        readonly items: string;
      }[];
    };
    /** @description A check that hit something, or that hit something in the audit before. */
    readonly AuditIssue: {
      readonly check: string;
      readonly title: string;
      /** @enum {string} */
      readonly category:
        | 'responses'
        | 'redirects'
        | 'indexability'
        | 'sitemaps'
        | 'metadata'
        | 'content'
        | 'links'
        | 'hreflang'
        | 'images'
        | 'structured_data'
        | 'security'
        | 'urls'
        | 'discovery';
      /** @enum {string} */
      readonly severity: 'error' | 'warning' | 'notice';
      /** @enum {string} */
      readonly scope: 'page' | 'site' | 'link' | 'resource';
      /** @description The exact rule with its limits. */
      readonly rule: string;
      readonly threshold: components['schemas']['AuditThreshold'] | null;
      readonly count: number;
      readonly urls: number;
      /** @description What the check applies to. */
      readonly population: number;
      readonly share: number;
      /** @description Nearly every page of a folder has it: one template is at fault. */
      readonly template_wide: boolean;
      /** @enum {string} */
      readonly confidence: 'confirmed' | 'likely' | 'unverifiable';
      readonly why: string;
      readonly fix: string;
      /** @description What the check rests on; absent in older audits. */
      readonly source?: {
        readonly title: string;
        /** Format: uri */
        readonly url: string;
      };
      /** @enum {string} */
      readonly effort: 'low' | 'medium' | 'high';
      /** @description What it costs the score. */
      readonly points: number;
      readonly change: {
        readonly new: number;
        readonly fixed: number;
        readonly same: number;
      };
      readonly patterns: readonly {
        readonly folder: string;
        readonly count: number;
      }[];
      readonly samples: readonly {
        /** @description null for the site. */
        readonly url: string | null;
        readonly status: number | null;
        readonly depth: number | null;
        readonly inlinks: number;
        /** @description What was seen, short, with its unit. */
        readonly observed: string;
        /** @description Fields by check; see the catalogue of checks. */
        readonly detail: {
          readonly [key: string]: unknown;
        };
        readonly where: {
          readonly selector?: string;
          readonly line?: number;
        };
        /** @description Pages that link there, the first ones. */
        readonly sources: readonly {
          readonly url: string;
          readonly anchor: string;
          readonly position: string;
          readonly rel: readonly string[];
        }[];
        readonly source_pages: number;
        readonly pagerank: number;
      }[];
      /** @description The query that lists all hits. */
      readonly items: string;
    };
    /** @description One thing that a check holds against a URL, or against the site. */
    readonly AuditHit: {
      readonly check: string;
      /** @description null for the site. */
      readonly url: string | null;
      readonly status: number | null;
      readonly depth: number | null;
      readonly inlinks: number;
      /** @description What was seen, short, with its unit. */
      readonly observed: string;
      /** @description Fields by check; see the catalogue of checks. */
      readonly detail: {
        readonly [key: string]: unknown;
      };
      readonly where: {
        readonly selector?: string;
        readonly line?: number;
      };
      /** @description Pages that link there, the first ones. */
      readonly sources: readonly {
        readonly url: string;
        readonly anchor: string;
        readonly position: string;
        readonly rel: readonly string[];
      }[];
      readonly source_pages: number;
      readonly folder: string | null;
      /** @enum {string} */
      readonly severity: 'error' | 'warning' | 'notice';
      /** @enum {string} */
      readonly confidence: 'confirmed' | 'likely' | 'unverifiable';
      /**
       * @description Beside the audit before; `fixed` is what only that one found. null for the first audit.
       * @enum {string|null}
       */
      readonly change: 'new' | 'same' | 'fixed' | null;
    };
    /** @description The limit of a check that has one. */
    readonly AuditThreshold: {
      readonly name: string;
      readonly value: number;
      readonly unit: string;
    };
    /** @description URLs by what they answered. */
    readonly AuditStatusCounts: {
      readonly '2xx': number;
      readonly '3xx': number;
      readonly '4xx': number;
      readonly '5xx': number;
      readonly no_response: number;
    };
    /** @description What a search found on a page. */
    readonly AuditFind: {
      readonly search: string;
      /** @description Up to 100. */
      readonly count: number;
      /** @description The first ten; none of a text. */
      readonly values: readonly string[];
    };
    /** @description What scripts made of a page. */
    readonly AuditRendered: {
      /** @description Why it could not be rendered; null for a page that was. */
      readonly failure: {
        readonly reason: string;
        readonly detail: string;
      } | null;
      /** @description What is otherwise than in its HTML as it was sent. Lists are parted by ` | `. */
      readonly changes: readonly {
        /** @enum {string} */
        readonly field:
          | 'title'
          | 'description'
          | 'h1'
          | 'canonical'
          | 'robots'
          | 'links'
          | 'words'
          | 'structured_data';
        readonly raw: string | null;
        readonly rendered: string | null;
      }[];
      /** @enum {string|null} */
      readonly noindex: 'added' | 'removed' | null;
      /** @description Addresses that only the rendered page links to. */
      readonly added_links: number;
      /** @description Those of the site. */
      readonly added_site_links: number;
      /** @description The first ten. */
      readonly added_link_sample: readonly string[];
      /** @description Words of the body as it was sent. */
      readonly raw_words: number;
      /** @description And when it was rendered. */
      readonly words: number;
      /** @description JSON-LD blocks as it was sent. */
      readonly raw_structured_data: number;
      /** @description And when it was rendered. */
      readonly structured_data: number;
      /** @description Where its scripts led the reader. */
      readonly leads_to: string | null;
      readonly requests: number;
      /** @description Requests that were refused. */
      readonly refused: number;
    };
    /** @description What a search found on the whole site. */
    readonly AuditSearchCount: {
      readonly name: string;
      /** @description Pages on which it found something. */
      readonly pages: number;
      readonly matches: number;
      /** @description What most pages have, the first 20. */
      readonly values: readonly {
        readonly value: string;
        readonly pages: number;
      }[];
    };
    /** @description How a part of the site does. */
    readonly AuditSegmentCount: {
      readonly name: string;
      /** @description URLs that are more than files of pages. */
      readonly urls: number;
      readonly pages: number;
      readonly indexable: number;
      /** @description As that of the site, by the share of its URLs that each check hit; null without URLs. */
      readonly score: number | null;
      /** @enum {string|null} */
      readonly grade: 'A' | 'B' | 'C' | 'D' | 'F' | null;
      /** @description What costs most points first. */
      readonly issues: readonly {
        readonly check: string;
        /** @enum {string} */
        readonly severity: 'error' | 'warning' | 'notice';
        readonly urls: number;
        readonly points: number;
      }[];
    };
    /** @description Every filter with its count, and the URLs that chosen ones hold for. */
    readonly AuditFilters: {
      readonly groups: readonly components['schemas']['AuditFilterGroup'][];
      /** @description How many of the chosen URLs have each value; of a field by which is chosen, how many there would be by that value. */
      readonly facets: {
        readonly status_class: readonly {
          readonly value: string;
          readonly count: number;
        }[];
        readonly indexability: readonly {
          readonly value: string;
          readonly count: number;
        }[];
        readonly content_type: readonly {
          readonly value: string;
          readonly count: number;
        }[];
        readonly depth: readonly {
          readonly value: string;
          readonly count: number;
        }[];
        readonly folder: readonly {
          readonly value: string;
          readonly count: number;
        }[];
        readonly lang: readonly {
          readonly value: string;
          readonly count: number;
        }[];
        readonly in_sitemap: readonly {
          readonly value: string;
          readonly count: number;
        }[];
        /** @description Of each search of the audit that found values, the first of each page; absent where none did. */
        readonly found?: readonly {
          readonly search: string;
          readonly values: readonly {
            readonly value: string;
            readonly count: number;
          }[];
        }[];
      };
      readonly selection: {
        readonly filters: readonly string[];
        /** @enum {string} */
        readonly match: 'all' | 'any';
        /** @description Chosen values of facets, each as `field:value`. */
        readonly facets: readonly string[];
        /** @description What address or title must contain. */
        readonly q: string | null;
      };
      /** @description The URLs that were asked for by `filter`, `facet` or `q`; empty without. */
      readonly rows: readonly components['schemas']['AuditRow'][];
    };
    /** @description Every filter with its count. */
    readonly AuditFiltersInShort: {
      readonly groups: readonly components['schemas']['AuditFilterGroup'][];
    };
    /** @description Filters that belong together, each with its count. */
    readonly AuditFilterGroup: {
      readonly id: string;
      readonly title: string;
      /** @enum {string} */
      readonly applies_to: 'all' | 'internal' | 'external' | 'urls' | 'html' | 'html_and_images';
      /** @description URLs that the group is about. */
      readonly total: number;
      readonly filters: readonly {
        readonly id: string;
        readonly title: string;
        readonly count: number;
        readonly share: number;
        /** @enum {string|null} */
        readonly severity: 'error' | 'warning' | 'notice' | null;
        readonly check: string | null;
        /** @description The query that lists its URLs. */
        readonly urls: string;
      }[];
    };
    /** @description A URL that the crawl knows. With `fields`, only these. */
    readonly AuditRow: {
      readonly url?: string;
      readonly internal?: boolean;
      readonly status?: number | null;
      /** @enum {string|null} */
      readonly status_class?: '2xx' | '3xx' | '4xx' | '5xx' | 'no_response' | null;
      readonly content_type?: string | null;
      readonly indexable?: boolean;
      /** @enum {string|null} */
      readonly indexability_reason?:
        | 'noindex'
        | 'canonicalised'
        | 'blocked'
        | 'redirect'
        | 'client_error'
        | 'server_error'
        | 'no_response'
        | 'meta_refresh'
        | null;
      readonly title?: string | null;
      readonly title_graphemes?: number | null;
      readonly title_px?: number | null;
      readonly description?: string | null;
      readonly description_graphemes?: number | null;
      readonly description_px?: number | null;
      readonly h1?: readonly string[];
      readonly canonical?: string | null;
      readonly robots?: readonly string[];
      readonly lang?: string | null;
      readonly words?: number | null;
      readonly depth?: number | null;
      readonly inlinks?: number;
      readonly unique_inlinks?: number;
      readonly outlinks?: number | null;
      readonly external_outlinks?: number | null;
      readonly pagerank?: number | null;
      readonly link_score?: number | null;
      readonly ttfb_ms?: number | null;
      readonly total_ms?: number | null;
      readonly bytes?: number | null;
      readonly transfer_bytes?: number | null;
      readonly hash?: string | null;
      readonly near_duplicate_of?: string | null;
      readonly similarity?: number | null;
      readonly in_sitemap?: boolean;
      readonly redirect_to?: string | null;
      /** @enum {string} */
      readonly found_via?:
        | 'start'
        | 'link'
        | 'sitemap'
        | 'redirect'
        | 'canonical'
        | 'hreflang'
        | 'pagination'
        | 'refresh'
        | 'resource'
        | 'form';
      readonly last_modified?: string | null;
      /** @description Checks that hit it. */
      readonly issues?: readonly string[];
      /** @description Why it was not crawled. */
      readonly skipped?: {
        /** @enum {string} */
        readonly reason:
          | 'robots'
          | 'max_pages'
          | 'max_depth'
          | 'max_time'
          | 'other_host'
          | 'excluded'
          | 'trap'
          | 'unsupported_scheme'
          | 'site_errors'
          | 'unreachable'
          | 'unreadable';
        readonly detail: string;
      } | null;
      readonly folder?: string | null;
      /**
       * @description Of each search that the audit was started with; empty for what is no page.
       * @default []
       */
      readonly found: readonly components['schemas']['AuditFind'][];
      /**
       * @description Null for what was not to be rendered.
       * @default null
       */
      readonly rendered: components['schemas']['AuditRendered'] | null;
    };
    /** @description The site by folder, depth, language or template. */
    readonly AuditStructure: {
      readonly root: components['schemas']['AuditStructureNode'];
      readonly depth_table: readonly {
        /** @description Clicks from the home page; `10+` for all deeper ones, null where no click leads. */
        readonly depth: (number | string) | null;
        readonly urls: number;
        readonly share: number;
        readonly indexable: number;
      }[];
      readonly hosts: readonly {
        readonly host: string;
        readonly urls: number;
      }[];
    };
    /** @description A part of a site, with all that is below it. */
    readonly AuditStructureNode: {
      /** @description `*` for what is beyond the limit of children. */
      readonly path: string;
      readonly segment: string;
      readonly level: number;
      readonly has_page: boolean;
      readonly url: string | null;
      readonly urls: number;
      readonly html_pages: number;
      readonly indexable: number;
      readonly non_indexable: number;
      /** @description Directly in it. */
      readonly own_urls: number;
      readonly status_classes: components['schemas']['AuditStatusCounts'];
      readonly depth_min: number | null;
      readonly depth_max: number | null;
      readonly depth_avg: number | null;
      readonly words_avg: number;
      readonly pagerank_sum: number;
      readonly bytes: number;
      readonly issues: {
        readonly error: number;
        readonly warning: number;
        readonly notice: number;
      };
      readonly langs: readonly string[];
      readonly children_total: number;
      readonly children_truncated: boolean;
      readonly children: readonly components['schemas']['AuditStructureNode'][];
    };
    /** @description The phrases of the site, of one to four words. */
    readonly AuditNgrams: {
      readonly settings: {
        readonly n: readonly (1 | 2 | 3 | 4)[];
        /** @description `all` for all languages together. */
        readonly lang: string;
        /** @enum {string} */
        readonly area: 'main' | 'title' | 'h1' | 'headings' | 'anchor' | 'description';
        /** @enum {string} */
        readonly stop_words: 'edges' | 'all' | 'none';
        readonly min_count: number;
        readonly min_pages: number;
        /** @constant */
        readonly case: 'folded';
        readonly indexable_only: boolean;
      };
      readonly totals: {
        readonly pages: number;
        readonly words: number;
        readonly distinct: {
          readonly 1: number;
          readonly 2: number;
          readonly 3: number;
          readonly 4: number;
        };
      };
      readonly languages: readonly {
        readonly lang: string;
        readonly pages: number;
        readonly words: number;
        readonly stop_word_list: string | null;
        readonly stop_words: number;
      }[];
      /** @description A list for each number of words that was asked for. */
      readonly ngrams: {
        readonly 1?: readonly components['schemas']['AuditNgram'][];
        readonly 2?: readonly components['schemas']['AuditNgram'][];
        readonly 3?: readonly components['schemas']['AuditNgram'][];
        readonly 4?: readonly components['schemas']['AuditNgram'][];
      };
      readonly approximate: boolean;
      /** @description By how much counts may be off; 0 where they are exact. */
      readonly error_bound: number;
    };
    /** @description A phrase of the site. */
    readonly AuditNgram: {
      readonly text: string;
      /** @description How many words it has. */
      readonly n: 1 | 2 | 3 | 4;
      readonly count: number;
      readonly pages: number;
      readonly page_share: number;
      readonly per_1000_words: number;
      readonly tfidf: number;
      readonly boilerplate: boolean;
      readonly in: {
        readonly title: number;
        readonly h1: number;
        readonly headings: number;
        readonly anchor: number;
        readonly body: number;
      };
      readonly max_on_page: {
        readonly url: string;
        readonly count: number;
        readonly density: number;
      };
      readonly linked_to: readonly {
        readonly url: string;
        readonly links: number;
      }[];
      /** @description Pages that use it in their text and do not link to the first of `linked_to`. */
      readonly unlinked_pages: number;
      readonly sample_pages: readonly {
        readonly url: string;
        readonly count: number;
        readonly context: string;
      }[];
    };
    /** @description The links of the site: the pages that matter most, the rest summed by folder. */
    readonly AuditGraph: {
      readonly stats: components['schemas']['AuditGraphStats'];
      readonly nodes: readonly components['schemas']['AuditGraphNode'][];
      readonly edges: readonly components['schemas']['AuditGraphEdge'][];
      readonly truncated: {
        readonly nodes_shown: number;
        readonly edges_shown: number;
        /** @constant */
        readonly method: 'pagerank+tree';
        readonly limit_nodes: number;
        readonly limit_edges: number;
      };
    };
    /** @description Numbers about the whole graph, without its nodes and edges. */
    readonly AuditGraphInShort: {
      readonly stats: components['schemas']['AuditGraphStats'];
    };
    readonly AuditGraphStats: {
      readonly nodes_total: number;
      readonly edges_total: number;
      readonly links_total: number;
      readonly components: number;
      readonly largest_component: number;
      readonly orphans: number;
      readonly dead_ends: number;
      readonly max_depth: number;
      readonly avg_depth: number;
      readonly reciprocal_share: number;
      readonly pagerank: {
        readonly damping: number;
        readonly iterations: number;
        readonly residual: number;
      };
    };
    /** @description A URL of the graph, or a folder with what its URLs come to. */
    readonly AuditGraphNode: {
      readonly id: number;
      readonly url: string;
      readonly title: string | null;
      readonly status: number | null;
      /**
       * @description `folder` stands for all URLs of a folder that are not shown one by one.
       * @enum {string}
       */
      readonly type: 'html' | 'redirect' | 'error' | 'external' | 'folder';
      readonly indexable: boolean;
      readonly depth: number | null;
      readonly inlinks: number;
      readonly unique_inlinks: number;
      readonly outlinks: number;
      readonly unique_outlinks: number;
      readonly external_outlinks: number;
      readonly pagerank: number | null;
      readonly link_score: number | null;
      readonly hub: number;
      readonly authority: number;
      readonly folder: string;
      readonly cluster: number | null;
      /** @description Where the first link to it stands. */
      readonly parent: number | null;
      readonly issues: {
        readonly error: number;
        readonly warning: number;
      };
      /** @description Of folders only. */
      readonly collapsed_urls?: number;
      /** @description With a layout only. */
      readonly x?: number;
      /** @description With a layout only. */
      readonly y?: number;
    };
    /** @description All links of a type from one node to another. */
    readonly AuditGraphEdge: {
      readonly source: number;
      readonly target: number;
      readonly links: number;
      readonly follow: boolean;
      /** @enum {string} */
      readonly type: 'link' | 'redirect' | 'canonical' | 'hreflang' | 'pagination' | 'folder';
      /** @description Whether it is the edge that leads from the target’s `parent` to it. */
      readonly tree: boolean;
      /** @enum {string|null} */
      readonly position: 'main' | 'nav' | 'header' | 'footer' | 'aside' | null;
      readonly anchors: readonly string[];
    };
    /** @description How it is to be written; every field is optional, and null stands for absent. Fields that are not known are kept, and named in the warnings of the job. At most 16 KiB of JSON, 8 levels deep. */
    readonly BriefSettings: {
      readonly title?: string | null;
      /** @enum {string|null} */
      readonly article_type?:
        | 'article'
        | 'how_to'
        | 'listicle'
        | 'comparison'
        | 'faq'
        | 'news_brief'
        | 'digest'
        | null;
      readonly tone?: string | null;
      readonly audience?: string | null;
      /** @enum {string|null} */
      readonly point_of_view?: 'first_singular' | 'first_plural' | 'second' | 'third' | null;
      readonly word_count?: number | null;
      /** @enum {string|null} */
      readonly reading_level?: 'simple' | 'general' | 'advanced' | 'any' | null;
      readonly keywords?: readonly string[] | null;
      readonly sections?:
        | number
        | readonly {
            readonly heading: string;
            readonly notes?: string | null;
            readonly words?: number | null;
          }[]
        | null;
      readonly extras?: {
        readonly faq?: number | null;
        readonly key_takeaways?: boolean | null;
      } | null;
      readonly sources?:
        | readonly (
            | {
                readonly url: string;
              }
            | {
                readonly title: string;
                readonly text: string;
                readonly url?: string | null;
                readonly licence?: string | null;
              }
          )[]
        | null;
      /** @enum {string|null} */
      readonly source_policy?: 'only_given' | 'given_first' | 'open' | null;
      readonly domains?: {
        readonly include?: readonly string[] | null;
        readonly exclude?: readonly string[] | null;
      } | null;
      readonly max_sources?: number | null;
      /** @enum {string|null} */
      readonly freshness?: 'any' | 'day' | 'week' | 'month' | 'year' | null;
      readonly notes?: string | null;
      readonly instructions?: string | null;
      readonly must_include?: readonly string[] | null;
      readonly forbidden?: readonly string[] | null;
      readonly internal_links?: {
        readonly max?: number | null;
        readonly urls?:
          | readonly {
              readonly url: string;
              readonly anchor?: string | null;
            }[]
          | null;
      } | null;
      /** @enum {string|null} */
      readonly citations?: 'inline' | 'end' | 'none' | null;
      readonly image?: {
        readonly featured?: boolean | null;
        /** @enum {string|null} */
        readonly mode?: 'card' | 'provider' | 'none' | null;
        readonly alt?: string | null;
      } | null;
      readonly byline?:
        | {
            readonly author_id: string;
            readonly editor_id?: string | null;
          }
        | {
            readonly name: string;
            readonly editor_id?: string | null;
          }
        | null;
      readonly checks?: {
        /** @enum {string|null} */
        readonly strictness?: 'report_only' | 'standard' | 'strict' | null;
        readonly min_supported?: number | null;
      } | null;
      readonly seed?: number | null;
    } & {
      readonly [key: string]: unknown;
    };
  };
  responses: never;
  parameters: {
    /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
    readonly slug: string;
    /** @description The id of an article of this edition. */
    readonly article_id: string;
    /** @description The id of an article job. */
    readonly id: string;
    /** @description The id of an audit of this edition, as its start answered it. */
    readonly crawl_id: string;
    /** @description The id of a schedule of this edition. */
    readonly schedule_id: string;
    /** @description The id of a webhook of the account. */
    readonly webhook_id: string;
    /** @description The id of a delivery of one of its webhooks. */
    readonly delivery_id: string;
    /**
     * @description The id of a check of the catalogue.
     * @example title_too_long
     */
    readonly check: string;
    /** @description The id of a report of this edition, as its start answered it. */
    readonly report_id: string;
    /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
    readonly 'If-None-Match': string;
    /**
     * @description The `ETag` of the article as the editor read it: where another revision stands by now, nothing is changed and the answer is 409 `conflict`. Without it the edit is made of what stands.
     * @example "3"
     */
    readonly 'If-Match': string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description The caller’s own id when it sent one of 1 to 128 visible ASCII characters, else one of Galley’s. The log has the request under it.
     * @example 38d55fd9-19e7-4b53-8828-7af01c3d6d55
     */
    readonly 'X-Request-Id': string;
    /**
     * @description What is left: `r` requests, and in `t` seconds there is more (draft-ietf-httpapi-ratelimit-headers-11). Answers to POST say it of paid actions too.
     * @example "requests";r=117;t=43
     */
    readonly RateLimit: string;
    /**
     * @description The limits: `q` in any `w` seconds.
     * @example "requests";q=120;w=60
     */
    readonly 'RateLimit-Policy': string;
    /**
     * @description Seconds after which the same call may succeed.
     * @example 60
     */
    readonly 'Retry-After': number;
    /**
     * @description Names this answer, for `If-None-Match`.
     * @example W/"2f-9VWkTzVJtQ"
     */
    readonly ETag: string;
    /**
     * @description Only where an id that was sent is that of a job of another edition: which one, or of a batch which ones, with commas between.
     * @example 0a000000-0000-4000-8000-000000000005
     */
    readonly 'Galley-Edition': string;
    /**
     * @description How to authenticate.
     * @example Bearer
     */
    readonly 'WWW-Authenticate': string;
    /**
     * @description The name of a file, for other formats than JSON.
     * @example attachment; filename="audit-issues.csv"
     */
    readonly 'Content-Disposition': string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readonly readMe: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The caller. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Me'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listEditions: {
    readonly parameters: {
      readonly query?: {
        /** @description Clamped to 1 to 100; 20 if left out or no whole number. */
        readonly limit?: number;
        /** @description Less than 0 is taken as 0; 0 if left out or no whole number. */
        readonly offset?: number;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of editions. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['EditionPage'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readVerification: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The verification. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Verification'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly verifyEdition: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['DomainCheck'];
      };
    };
    readonly responses: {
      /** @description The domain is verified. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Verification'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listArticles: {
    readonly parameters: {
      readonly query?: {
        /** @description Only what became readable later than this: an ISO 8601 date or datetime, compared in microseconds. Without an offset it is UTC, and a bare date is its midnight. */
        readonly since?: string;
        /** @description Both if left out. */
        readonly status?: 'draft' | 'published';
        /** @description By `created_at`: `asc`, the default, is oldest first, as `since` needs it; `desc` is for people. */
        readonly order?: 'asc' | 'desc';
        /** @description Clamped to 1 to 100; 20 if left out or no whole number. */
        readonly limit?: number;
        /** @description Less than 0 is taken as 0; 0 if left out or no whole number. */
        readonly offset?: number;
        /** @description Answers what changed later than this instead: articles that were finished, published, unpublished, edited or deleted, each at its newest change, in the order in which the changes became visible. Goes with `limit` alone; empty is from the beginning. */
        readonly changed_since?: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of articles; with `changed_since` of what changed after it. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ArticlePage'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly startArticle: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['Brief'];
      };
    };
    readonly responses: {
      /** @description The `id` is known: the progress of that job, and nothing was started. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Galley-Edition': components['headers']['Galley-Edition'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ArticleJob'];
        };
      };
      /** @description The job was started. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ArticleStart'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `plan_required`: the plan does not include the content API.
       *
       *     `payment_required`: the plan’s allowance of articles for this month is used up.
       */
      readonly 402: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 402;
            /** @enum {unknown} */
            readonly code?: 'plan_required' | 'payment_required';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `wrong_newsroom`: the owner of the key now acts in another newsroom than the one in which it was made.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'wrong_newsroom' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly startArticles: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['BatchOfBriefs'];
      };
    };
    readonly responses: {
      /** @description What came of each row. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly 'Galley-Edition': components['headers']['Galley-Edition'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['BatchResult'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `plan_required`: the plan does not include the content API.
       *
       *     `payment_required`: the plan’s allowance of articles for this month is used up.
       */
      readonly 402: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 402;
            /** @enum {unknown} */
            readonly code?: 'plan_required' | 'payment_required';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `wrong_newsroom`: the owner of the key now acts in another newsroom than the one in which it was made.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'wrong_newsroom' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readArticle: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The article. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Article'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly deleteArticle: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It is deleted. */
      readonly 204: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly updateArticle: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `ETag` of the article as the editor read it: where another revision stands by now, nothing is changed and the answer is 409 `conflict`. Without it the edit is made of what stands.
         * @example "3"
         */
        readonly 'If-Match'?: components['parameters']['If-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['EditRequest'];
      };
    };
    readonly responses: {
      /** @description The article as it is now. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Article'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listRevisions: {
    readonly parameters: {
      readonly query?: {
        /** @description Clamped to 1 to 10; 10 if left out or no whole number. */
        readonly limit?: number;
        /** @description Less than 0 is taken as 0; 0 if left out or no whole number. */
        readonly offset?: number;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of revisions. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['RevisionPage'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly publishArticle: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['PublishRequest'];
      };
    };
    readonly responses: {
      /** @description The article. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Article'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly unpublishArticle: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The article. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Article'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readPublication: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The publication. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Publication'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readProvenance: {
    readonly parameters: {
      readonly query?: {
        /** @description `html` for people, `jsonld` in the words of schema.org for the head of a page. */
        readonly format?: 'json' | 'html' | 'jsonld';
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The record, in the `format` that was asked for. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json':
            | components['schemas']['Provenance']
            | components['schemas']['EarlierProvenance'];
          readonly 'text/html': string;
          readonly 'application/ld+json': Record<string, never>;
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readArticleImage: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The image. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'image/png': string;
          readonly 'image/jpeg': string;
          readonly 'image/webp': string;
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readImageAddress: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The address. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ImageAddress'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readSignedImage: {
    readonly parameters: {
      readonly query?: {
        /** @description Until when the address is good, in seconds since 1970. */
        readonly expires?: string;
        /** @description Over all that stands before it. */
        readonly signature?: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an article of this edition. */
        readonly article_id: components['parameters']['article_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The image. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'image/png': string;
          readonly 'image/jpeg': string;
          readonly 'image/webp': string;
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered. */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readRegressionRules: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The rules. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['RegressionRules'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly updateRegressionRules: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `ETag` of the article as the editor read it: where another revision stands by now, nothing is changed and the answer is 409 `conflict`. Without it the edit is made of what stands.
         * @example "3"
         */
        readonly 'If-Match'?: components['parameters']['If-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['RegressionRulesChange'];
      };
    };
    readonly responses: {
      /** @description The rules as they are now. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['RegressionRules'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly ignoreCheck: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CheckToIgnore'];
      };
    };
    readonly responses: {
      /** @description What is ignored now. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['IgnoredChecks'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly restoreCheck: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /**
         * @description The id of a check of the catalogue.
         * @example title_too_long
         */
        readonly check: components['parameters']['check'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description What is ignored now. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['IgnoredChecks'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readFeed: {
    readonly parameters: {
      readonly query: {
        /** @description What makes the address secret. */
        readonly token: string;
        /** @description Atom with tombstones, RSS 2.0 or JSON Feed 1.1; `atom` if left out. */
        readonly format?: 'atom' | 'rss' | 'json';
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The feed. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/atom+xml': string;
          readonly 'application/rss+xml': string;
          readonly 'application/feed+json': Record<string, never>;
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readFeedState: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The state of the feed. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['FeedState'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly rotateFeed: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The address. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['FeedAddress'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly disableFeed: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description There is no feed. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['FeedState'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listJobs: {
    readonly parameters: {
      readonly query?: {
        /** @description Any if left out. */
        readonly status?: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
        /** @description Clamped to 1 to 100; 20 if left out or no whole number. */
        readonly limit?: number;
        /** @description The `next` of the page before. */
        readonly cursor?: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of jobs. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['JobPage'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readJobs: {
    readonly parameters: {
      readonly query: {
        /** @description 1 to 100 ids of jobs, separated by commas. */
        readonly ids: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The progress of each. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ArticleJobs'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readJob: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an article job. */
        readonly id: components['parameters']['id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The progress. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ArticleJob'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly cancelJob: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an article job. */
        readonly id: components['parameters']['id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The job is cancelled. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ArticleJob'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly retryJob: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an article job. */
        readonly id: components['parameters']['id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The job was retried before: the progress of that retry, and nothing was started. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ArticleJob'];
        };
      };
      /** @description The new job, and its progress. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ArticleJob'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `plan_required`: the plan does not include the content API.
       *
       *     `payment_required`: the plan’s allowance of articles for this month is used up.
       */
      readonly 402: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 402;
            /** @enum {unknown} */
            readonly code?: 'plan_required' | 'payment_required';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `wrong_newsroom`: the owner of the key now acts in another newsroom than the one in which it was made.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'wrong_newsroom' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listAudits: {
    readonly parameters: {
      readonly query?: {
        /** @description Any if left out. */
        readonly status?: 'crawling' | 'analysing' | 'done' | 'failed';
        /** @description Clamped to 1 to 100; 20 if left out or no whole number. */
        readonly limit?: number;
        /** @description The `next` of the page before. */
        readonly cursor?: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of audits. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['AuditPage'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly startAudit: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['AuditSettings'];
      };
    };
    readonly responses: {
      /** @description The audit runs. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['AuditStart'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `plan_required`: the plan does not include the content API.
       *
       *     `payment_required`: the plan’s allowance of articles for this month is used up.
       */
      readonly 402: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 402;
            /** @enum {unknown} */
            readonly code?: 'plan_required' | 'payment_required';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `wrong_newsroom`: the owner of the key now acts in another newsroom than the one in which it was made.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'wrong_newsroom' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readAudit: {
    readonly parameters: {
      readonly query?: {
        /** @description One view in full; all in their short form if left out. */
        readonly view?: 'overview' | 'issues' | 'filters' | 'structure' | 'ngrams' | 'graph';
        /** @description How the view is written; the operation’s description says which view has which format. `html` is of the whole audit, without `view`. */
        readonly format?: 'json' | 'csv' | 'ndjson' | 'gexf' | 'graphml' | 'html';
        /**
         * @description **issues**: Only URLs whose path begins like this, such as `/docs/`.
         *
         *     **ngrams**: Only pages whose path begins like this, such as `/docs/`.
         *
         *     **graph**: Only what is in this folder or below; the rest is summed up.
         */
        readonly folder?: string;
        /**
         * @description **issues**: Only URLs to which at least so many pages link. Clamped to 0 to 1000000000; 0 if left out.
         *
         *     **graph**: Only nodes to which at least so many pages link. Clamped to 0 to 1000000000; 0 if left out.
         */
        readonly min_inlinks?: number;
        /**
         * @description **issues**: What comes first; `points` if left out. points, count, severity.
         *
         *     **filters**: By what the URLs are sorted; as the crawl found them if left out. Those without a value come last. url, status, title, title_px, description_px, content_type, lang, words, depth, inlinks, unique_inlinks, outlinks, external_outlinks, link_score, ttfb_ms, bytes, issues.
         *
         *     **structure**: Which children come first; `urls` if left out. urls, errors, pagerank, name.
         *
         *     **ngrams**: What comes first; `count` if left out. count, pages, tfidf.
         */
        readonly sort?:
          | 'points'
          | 'count'
          | 'severity'
          | 'url'
          | 'status'
          | 'title'
          | 'title_px'
          | 'description_px'
          | 'content_type'
          | 'lang'
          | 'words'
          | 'depth'
          | 'inlinks'
          | 'unique_inlinks'
          | 'outlinks'
          | 'external_outlinks'
          | 'link_score'
          | 'ttfb_ms'
          | 'bytes'
          | 'issues'
          | 'urls'
          | 'errors'
          | 'pagerank'
          | 'name'
          | 'pages'
          | 'tfidf';
        /**
         * @description **issues**, **filters**: Rows of a page. Clamped to 1 to 1000; 100 if left out or no whole number.
         *
         *     **ngrams**: Phrases of each number of words. Clamped to 1 to 1000; 50 if left out or no whole number.
         */
        readonly limit?: number;
        /** @description **issues**, **filters**: The `next_cursor` of the page before; the first page if left out. */
        readonly cursor?: string;
        /**
         * @description **filters**: Only URLs whose address or title contains this, whatever its case.
         *
         *     **ngrams**: Only phrases that contain this text.
         */
        readonly q?: string;
        /** @description **issues**: Only checks of this severity. */
        readonly severity?: 'error' | 'warning' | 'notice';
        /** @description **issues**: Only checks of this category. */
        readonly category?:
          | 'responses'
          | 'redirects'
          | 'indexability'
          | 'sitemaps'
          | 'metadata'
          | 'content'
          | 'links'
          | 'hreflang'
          | 'images'
          | 'structured_data'
          | 'security'
          | 'urls'
          | 'discovery';
        /** @description **issues**: Only this check, by its id; its hits are listed too. */
        readonly check?: string;
        /** @description **issues**: Only such hits, compared with the audit before. */
        readonly changed?: 'new' | 'same' | 'fixed';
        /** @description **filters**: Names of filters, each as `group:name`; the view lists them. */
        readonly filter?: readonly string[];
        /** @description **filters**: Whether a URL must match all filters or any; `all` if left out. */
        readonly match?: 'all' | 'any';
        /** @description **filters**: Values of facets, each as `field:value`, of a search of the audit as `found:NAME:value`, and given again for each: a URL must have one of the values of every field that is named. */
        readonly facet?: readonly string[];
        /** @description **filters**: In which direction they are sorted; `asc` if left out. */
        readonly order?: 'asc' | 'desc';
        /** @description **filters**: Fields of a row, in this order; all if left out. */
        readonly fields?: readonly string[];
        /** @description **structure**: What makes the branches; `folder` if left out. */
        readonly by?: 'folder' | 'depth' | 'lang' | 'template';
        /** @description **structure**: The branch to begin at; the whole site if left out. */
        readonly path?: string;
        /** @description **structure**: Levels below it. Clamped to 1 to 10; 3 if left out. */
        readonly levels?: number;
        /** @description **structure**: The most children of a branch; the rest is summed up. Clamped to 1 to 1000; 200 if left out. */
        readonly max_children?: number;
        /** @description **ngrams**: How many words the phrases have; all if left out. */
        readonly n?: readonly number[];
        /** @description **ngrams**: Only phrases of this language, such as `en`. */
        readonly lang?: string;
        /** @description **ngrams**: Where on the page the phrases stand; `main` if left out. */
        readonly area?: 'main' | 'title' | 'h1' | 'headings' | 'anchor' | 'description' | 'body';
        /** @description **ngrams**: Only this page. */
        readonly url?: string;
        /** @description **ngrams**: Only phrases that are used at least so often. Clamped to 1 to 1000000000; 3 if left out. */
        readonly min_count?: number;
        /** @description **ngrams**: Only phrases of at least so many pages. Clamped to 1 to 1000000000; 1 if left out. */
        readonly min_pages?: number;
        /** @description **ngrams**: Which phrases are left out: with a stop word at an edge, with any, or none; `edges` if left out. */
        readonly stop_words?: 'edges' | 'all' | 'none';
        /** @description **ngrams**: Whether a phrase is listed though a longer one holds each use of it. */
        readonly nested?: boolean;
        /** @description **graph**: The most nodes. Clamped to 1 to 10000; 2000 if left out. */
        readonly limit_nodes?: number;
        /** @description **graph**: The most edges. Clamped to 0 to 100000; 20000 if left out. */
        readonly limit_edges?: number;
        /** @description **graph**: The page in the middle; the whole site if left out. */
        readonly root?: string;
        /** @description **graph**: The most links between a node and the root. Clamped to 0 to 20; 2 if left out. */
        readonly hops?: number;
        /** @description **graph**: Only nodes of these types; all if left out. */
        readonly types?: readonly ('html' | 'redirect' | 'error' | 'external' | 'folder')[];
        /** @description **graph**: How nodes are placed; `none` if left out. */
        readonly layout?: 'none' | 'tree' | 'force';
        /** @description **graph**: Which table CSV and NDJSON hold; `edges` if left out. */
        readonly part?: 'nodes' | 'edges';
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description How far the audit is, and what it found: JSON, or the view as a file in the `format` that was asked for. An audit that is not done answers JSON always. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Content-Disposition': components['headers']['Content-Disposition'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json':
            | components['schemas']['Audit']
            | components['schemas']['AuditWithOverview']
            | components['schemas']['AuditWithIssues']
            | components['schemas']['AuditWithFilters']
            | components['schemas']['AuditWithStructure']
            | components['schemas']['AuditWithNgrams']
            | components['schemas']['AuditWithGraph'];
          readonly 'text/html': string;
          readonly 'text/csv': string;
          readonly 'application/x-ndjson': string;
          readonly 'application/gexf+xml': string;
          readonly 'application/graphml+xml': string;
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly compareAudits: {
    readonly parameters: {
      readonly query?: {
        /** @description The id of another audit of the edition, earlier or later; the one that was its last if left out. */
        readonly since?: string;
        /** @description Only changes of these kinds; all if left out. */
        readonly kind?: readonly (
          | 'added'
          | 'removed'
          | 'status'
          | 'redirect'
          | 'indexability'
          | 'canonical'
          | 'robots'
          | 'title'
          | 'description'
          | 'h1'
          | 'words'
        )[];
        /** @description How it is written; `json` if left out. */
        readonly format?: 'json' | 'csv' | 'ndjson';
        /** @description Rows of a page. Clamped to 1 to 1000; 100 if left out or no whole number. */
        readonly limit?: number;
        /** @description The `next_cursor` of the page before; the first page if left out. */
        readonly cursor?: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of changes as JSON, or all of them as a file in the `format` that was asked for. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Content-Disposition': components['headers']['Content-Disposition'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['AuditComparison'];
          readonly 'text/csv': string;
          readonly 'application/x-ndjson': string;
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly cancelAudit: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The audit is cancelled. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Audit'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readAuditSitemap: {
    readonly parameters: {
      readonly query?: {
        /** @description The number of one sitemap of several; their index if left out. */
        readonly file?: number;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The sitemap, or the index of several. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly 'Content-Disposition': components['headers']['Content-Disposition'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/xml': string;
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly testAuditRobots: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of an audit of this edition, as its start answered it. */
        readonly crawl_id: components['parameters']['crawl_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['AuditRobotsQuestion'];
      };
    };
    readonly responses: {
      /** @description What it says. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['AuditRobotsTest'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listResearch: {
    readonly parameters: {
      readonly query?: {
        /** @description Any if left out. */
        readonly status?: 'running' | 'done' | 'failed';
        /** @description Clamped to 1 to 100; 20 if left out or no whole number. */
        readonly limit?: number;
        /** @description The `next` of the page before. */
        readonly cursor?: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of reports. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ReportPage'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly startResearch: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The report runs. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ReportStart'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `plan_required`: the plan does not include the content API.
       *
       *     `payment_required`: the plan’s allowance of articles for this month is used up.
       */
      readonly 402: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 402;
            /** @enum {unknown} */
            readonly code?: 'plan_required' | 'payment_required';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `wrong_newsroom`: the owner of the key now acts in another newsroom than the one in which it was made.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'wrong_newsroom' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readResearch: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a report of this edition, as its start answered it. */
        readonly report_id: components['parameters']['report_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The progress, and what was found. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Report'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly cancelResearch: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a report of this edition, as its start answered it. */
        readonly report_id: components['parameters']['report_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The report is cancelled. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Report'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listEvents: {
    readonly parameters: {
      readonly query?: {
        /** @description Only events later than this: the `timestamp` of the last one that was seen, or any ISO 8601 date or datetime. Without an offset it is UTC. */
        readonly since?: string;
        /** @description Only events of these types, with commas between; all if left out. There are `article.finished`, `article.held`, `article.failed`, `article.cancelled`, `article.published`, `article.unpublished`, `article.edited`, `article.deleted`, `batch.finished`, `allowance.low`, `audit.finished`, `audit.failed`, `audit.regressed`, `research.finished`, `research.failed`, `edition.verified`, `edition.failing`, `edition.unverified`, `key.revoked`, `schedule.missed`, `schedule.paused`, `webhook.disabled`, `webhook.test`. */
        readonly types?: string;
        /** @description Only events of this edition. */
        readonly edition?: string;
        /** @description Clamped to 1 to 100; 20 if left out or no whole number. */
        readonly limit?: number;
        /** @description The `next` of the page before. */
        readonly cursor?: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of events. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['EventPage'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listEventTypes: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The types. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['EventTypes'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listSchedules: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The schedules. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Schedules'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly createSchedule: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['NewSchedule'];
      };
    };
    readonly responses: {
      /** @description The schedule. */
      readonly 201: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Schedule'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readSchedule: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The schedule. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Schedule'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly deleteSchedule: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It is deleted. */
      readonly 204: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly updateSchedule: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `ETag` of the article as the editor read it: where another revision stands by now, nothing is changed and the answer is 409 `conflict`. Without it the edit is made of what stands.
         * @example "3"
         */
        readonly 'If-Match'?: components['parameters']['If-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ScheduleChange'];
      };
    };
    readonly responses: {
      /** @description The schedule as it is now. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Schedule'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly pauseSchedule: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['PauseRequest'];
      };
    };
    readonly responses: {
      /** @description The schedule as it is now. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Schedule'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly resumeSchedule: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The schedule as it is now. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Schedule'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly runSchedule: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It is started. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ScheduledRun'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `plan_required`: the plan does not include the content API.
       *
       *     `payment_required`: the plan’s allowance of articles for this month is used up.
       */
      readonly 402: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 402;
            /** @enum {unknown} */
            readonly code?: 'plan_required' | 'payment_required';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `wrong_newsroom`: the owner of the key now acts in another newsroom than the one in which it was made.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'wrong_newsroom' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listScheduleMoments: {
    readonly parameters: {
      readonly query?: {
        /** @description Clamped to 1 to 100; 10 if left out or no whole number. */
        readonly count?: number;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The moments. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ScheduleMoments'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listScheduleRuns: {
    readonly parameters: {
      readonly query?: {
        /** @description Clamped to 1 to 100; 20 if left out or no whole number. */
        readonly limit?: number;
        /** @description The `next` of the page before. */
        readonly cursor?: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of an edition of the account. What is no UUID, or another’s, is 404. */
        readonly slug: components['parameters']['slug'];
        /** @description The id of a schedule of this edition. */
        readonly schedule_id: components['parameters']['schedule_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of runs. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ScheduledRunPage'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listWebhooks: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The endpoints. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Webhooks'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly createWebhook: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['NewWebhook'];
      };
    };
    readonly responses: {
      /** @description The endpoint, and its secret. */
      readonly 201: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readWebhook: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The endpoint. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Webhook'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly deleteWebhook: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It is deleted. */
      readonly 204: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly updateWebhook: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /**
         * @description The `ETag` of the article as the editor read it: where another revision stands by now, nothing is changed and the answer is 409 `conflict`. Without it the edit is made of what stands.
         * @example "3"
         */
        readonly 'If-Match'?: components['parameters']['If-Match'];
      };
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['WebhookChange'];
      };
    };
    readonly responses: {
      /** @description The endpoint as it is now. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Webhook'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly testWebhook: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It is on its way. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Webhook'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly rotateWebhookSecret: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['WebhookRotation'];
      };
    };
    readonly responses: {
      /** @description The endpoint, and its new secret. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly recoverWebhook: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['WebhookRecovery'];
      };
    };
    readonly responses: {
      /** @description They are on their way. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['RecoveredEvents'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: the body is larger than 2 MiB, that of a batch than 16 MiB, or has more values or levels than any valid one. */
      readonly 413: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 413;
            /** @enum {unknown} */
            readonly code?: 'payload_too_large';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly listDeliveries: {
    readonly parameters: {
      readonly query?: {
        /** @description Any if left out. */
        readonly status?: 'pending' | 'delivered' | 'failed';
        /** @description Only events of these types, with commas between; all if left out. There are `article.finished`, `article.held`, `article.failed`, `article.cancelled`, `article.published`, `article.unpublished`, `article.edited`, `article.deleted`, `batch.finished`, `allowance.low`, `audit.finished`, `audit.failed`, `audit.regressed`, `research.finished`, `research.failed`, `edition.verified`, `edition.failing`, `edition.unverified`, `key.revoked`, `schedule.missed`, `schedule.paused`, `webhook.disabled`, `webhook.test`. */
        readonly types?: string;
        /** @description Only events later than this: the `timestamp` of the last one that was seen, or any ISO 8601 date or datetime. Without an offset it is UTC. */
        readonly since?: string;
        /** @description Clamped to 1 to 100; 20 if left out or no whole number. */
        readonly limit?: number;
        /** @description The `next` of the page before. */
        readonly cursor?: string;
      };
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of a webhook of the account. */
        readonly webhook_id: components['parameters']['webhook_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description A page of deliveries. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['DeliveryPage'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `invalid_params`: the body or the query is not valid; `errors` names every fault. */
      readonly 422: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 422;
            /** @enum {unknown} */
            readonly code?: 'invalid_params';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readDelivery: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path: {
        /** @description The id of a delivery of one of its webhooks. */
        readonly delivery_id: components['parameters']['delivery_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The delivery. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Delivery'];
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which. */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly resendDelivery: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        /** @description The id of a delivery of one of its webhooks. */
        readonly delivery_id: components['parameters']['delivery_id'];
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It is on its way. */
      readonly 202: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Delivery'];
        };
      };
      /**
       * @description `invalid_key`: the key is missing, mistyped, unknown or revoked, or a signed address is late or altered.
       *
       *     `account_closed`: the account of the key is closed.
       */
      readonly 401: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 401;
            /** @enum {unknown} */
            readonly code?: 'invalid_key' | 'account_closed';
          } & components['schemas']['Problem'];
        };
      };
      /**
       * @description `key_read_only`: the key was created with the permission `read`.
       *
       *     `forbidden`: the owner of the key may not spend, the newsroom’s hourly ceiling is reached, the domain is not verified or has no web address, or the key is an operator’s; the sentence says which.
       */
      readonly 403: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 403;
            /** @enum {unknown} */
            readonly code?: 'key_read_only' | 'forbidden';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: there is no such thing on this account, or an id in the path is no UUID. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 404;
            /** @enum {unknown} */
            readonly code?: 'not_found';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `conflict`: what stands does not allow it: the job has already ended, a blocking check holds the article back, or it has another revision or another article its slug by now; the sentence says which. */
      readonly 409: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 409;
            /** @enum {unknown} */
            readonly code?: 'conflict';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: over 120 requests a minute or 20 paid actions an hour of the key, or its request bodies that are on their way hold too much; nothing was started. */
      readonly 429: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly 'Retry-After': components['headers']['Retry-After'];
          readonly RateLimit: components['headers']['RateLimit'];
          readonly 'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 429;
            /** @enum {unknown} */
            readonly code?: 'rate_limited';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `internal`: a defect of Galley; the log has it under the request id. */
      readonly 500: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 500;
            /** @enum {unknown} */
            readonly code?: 'internal';
          } & components['schemas']['Problem'];
        };
      };
      /** @description `unavailable`: the database can’t be reached or is too slow, or there is no room for the body; nothing was started and nothing was spent. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': {
            /** @constant */
            readonly status?: 503;
            /** @enum {unknown} */
            readonly code?: 'unavailable';
          } & components['schemas']['Problem'];
        };
      };
    };
  };
  readonly readDescription: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The description. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            readonly openapi: string;
            readonly info: Record<string, never>;
            readonly paths: Record<string, never>;
          } & {
            readonly [key: string]: unknown;
          };
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly readHealth: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description It is up. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            /** @enum {string} */
            readonly status: 'ok';
          };
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly readReadiness: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Its stores answer and its tables are current. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            /** @enum {string} */
            readonly status: 'ready';
          };
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Something that it needs is away. */
      readonly 503: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': {
            /** @enum {string} */
            readonly status: 'not_ready';
            readonly missing?: readonly string[];
          };
        };
      };
    };
  };
  readonly readMetrics: {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description The `ETag` of an answer that the caller has: it is answered 304 while that is still right. */
        readonly 'If-None-Match'?: components['parameters']['If-None-Match'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The metrics. */
      readonly 200: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'text/plain': string;
        };
      };
      /** @description What `If-None-Match` names is still what there is. */
      readonly 304: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly ETag: components['headers']['ETag'];
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The operator has given operations a port of their own, which is not this one. */
      readonly 404: {
        headers: {
          readonly 'X-Request-Id': components['headers']['X-Request-Id'];
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  readonly onArticleFinished: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'article.finished';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** Format: uuid */
            readonly job_id: string;
            /**
             * @description Of the job.
             * @enum {string}
             */
            readonly status: 'done' | 'failed' | 'cancelled';
            /** Format: uuid */
            readonly article_id: string | null;
            /**
             * Format: uuid
             * @description The batch that it was started with; null for none.
             */
            readonly batch_id?: string | null;
            /** @description Codes of warnings. */
            readonly warnings: readonly string[];
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /**
             * @description What the desk says of the article; null where it has no record.
             * @enum {string|null}
             */
            readonly verdict: 'pass' | 'warn' | 'fail' | 'skipped' | 'error' | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'article';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onArticleHeld: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'article.held';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** Format: uuid */
            readonly job_id: string;
            /**
             * @description Of the job.
             * @enum {string}
             */
            readonly status: 'done' | 'failed' | 'cancelled';
            /** Format: uuid */
            readonly article_id: string | null;
            /**
             * Format: uuid
             * @description The batch that it was started with; null for none.
             */
            readonly batch_id?: string | null;
            /** @description Codes of warnings. */
            readonly warnings: readonly string[];
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /**
             * @description What the desk says of the article; null where it has no record.
             * @enum {string|null}
             */
            readonly verdict: 'pass' | 'warn' | 'fail' | 'skipped' | 'error' | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'article';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onArticleFailed: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'article.failed';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** Format: uuid */
            readonly job_id: string;
            /**
             * @description Of the job.
             * @enum {string}
             */
            readonly status: 'done' | 'failed' | 'cancelled';
            /** Format: uuid */
            readonly article_id: string | null;
            /**
             * Format: uuid
             * @description The batch that it was started with; null for none.
             */
            readonly batch_id?: string | null;
            /** @description Codes of warnings. */
            readonly warnings: readonly string[];
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'job';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onArticleCancelled: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'article.cancelled';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** Format: uuid */
            readonly job_id: string;
            /**
             * @description Of the job.
             * @enum {string}
             */
            readonly status: 'done' | 'failed' | 'cancelled';
            /** Format: uuid */
            readonly article_id: string | null;
            /**
             * Format: uuid
             * @description The batch that it was started with; null for none.
             */
            readonly batch_id?: string | null;
            /** @description Codes of warnings. */
            readonly warnings: readonly string[];
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'job';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onArticlePublished: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'article.published';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly status: 'draft' | 'published';
            /**
             * @description What the desk says of the article; null where it has no record.
             * @enum {string|null}
             */
            readonly verdict: 'pass' | 'warn' | 'fail' | 'skipped' | 'error' | null;
            readonly revision: number;
            /** @description Whether it was published against a blocking check. */
            readonly overridden: boolean;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'article';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onArticleUnpublished: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'article.unpublished';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly status: 'draft' | 'published';
            /**
             * @description What the desk says of the article; null where it has no record.
             * @enum {string|null}
             */
            readonly verdict: 'pass' | 'warn' | 'fail' | 'skipped' | 'error' | null;
            readonly revision: number;
            /** @description Whether it was published against a blocking check. */
            readonly overridden: boolean;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'article';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onArticleEdited: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'article.edited';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly status: 'draft' | 'published';
            /**
             * @description What the desk says of the article; null where it has no record.
             * @enum {string|null}
             */
            readonly verdict: 'pass' | 'warn' | 'fail' | 'skipped' | 'error' | null;
            readonly revision: number;
            /** @description Whether it was published against a blocking check. */
            readonly overridden: boolean;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'article';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onArticleDeleted: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'article.deleted';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'article';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onBatchFinished: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'batch.finished';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @description Those that the batch started. */
            readonly job_ids: readonly string[];
            readonly done: number;
            readonly failed: number;
            readonly cancelled: number;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'batch';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onAllowanceLow: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'allowance.low';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @description Articles started in this month. */
            readonly used: number;
            readonly allowance: number;
            /** @description When the next month begins: ISO 8601 with `Z`. */
            readonly frees_at: string;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'account';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onAuditFinished: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'audit.finished';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly status: 'done' | 'failed';
            /**
             * @description Why the crawl ended before the whole site was seen.
             * @enum {string|null}
             */
            readonly stop_reason:
              | 'done'
              | 'max_pages'
              | 'max_time'
              | 'max_depth'
              | 'user'
              | 'site_errors'
              | 'unreachable'
              | null;
            /** @description 0 to 100. */
            readonly score: number | null;
            readonly page_count: number;
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'audit';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onAuditFailed: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'audit.failed';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly status: 'done' | 'failed';
            /**
             * @description Why the crawl ended before the whole site was seen.
             * @enum {string|null}
             */
            readonly stop_reason:
              | 'done'
              | 'max_pages'
              | 'max_time'
              | 'max_depth'
              | 'user'
              | 'site_errors'
              | 'unreachable'
              | null;
            /** @description 0 to 100. */
            readonly score: number | null;
            readonly page_count: number;
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'audit';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onAuditRegressed: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'audit.regressed';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /**
             * Format: uuid
             * @description The audit that it is compared with.
             */
            readonly baseline_id: string;
            readonly score: number | null;
            readonly baseline_score: number | null;
            /** @description What became worse. */
            readonly regressions: readonly {
              /** @description In what it is worse: score_fell, pages_gone, indexable_fell, start_page_closed, sitemap_lost, ttfb_grew, check_appeared, check_grew; rules may be added. */
              readonly rule: string;
              /** @description The check whose hits are counted; null for what is no check’s. */
              readonly check: string | null;
              readonly before: number;
              readonly after: number;
            }[];
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'audit';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onResearchFinished: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'research.finished';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly status: 'done' | 'failed';
            /** @description Codes of warnings. */
            readonly warnings: readonly string[];
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'report';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onResearchFailed: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'research.failed';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly status: 'done' | 'failed';
            /** @description Codes of warnings. */
            readonly warnings: readonly string[];
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'report';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onEditionVerified: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'edition.verified';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            readonly verified: boolean;
            /**
             * @description Of the present or the last proof.
             * @enum {string|null}
             */
            readonly method: 'meta' | 'file' | 'dns' | 'google' | 'operator' | null;
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'edition';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onEditionFailing: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'edition.failing';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            readonly verified: boolean;
            /**
             * @description Of the present or the last proof.
             * @enum {string|null}
             */
            readonly method: 'meta' | 'file' | 'dns' | 'google' | 'operator' | null;
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'edition';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onEditionUnverified: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'edition.unverified';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            readonly verified: boolean;
            /**
             * @description Of the present or the last proof.
             * @enum {string|null}
             */
            readonly method: 'meta' | 'file' | 'dns' | 'google' | 'operator' | null;
            /** @description Why it failed; null where it did not. */
            readonly error: {
              readonly code: string;
              /** @description The step that failed. */
              readonly stage: string | null;
            } | null;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'edition';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onKeyRevoked: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'key.revoked';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly permission: 'full' | 'read';
            /** @description ISO 8601 with microseconds and `Z`. */
            readonly revoked_at: string;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'key';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onScheduleMissed: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'schedule.missed';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly outcome: 'waiting' | 'started' | 'skipped_overlap' | 'missed' | 'refused' | 'paused';
            /** @description Of the last refusal. */
            readonly code: string | null;
            /** @description The first moment: ISO 8601 with `Z`. */
            readonly planned_at: string;
            /** @description How many in a row. */
            readonly moments: number;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'schedule';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onSchedulePaused: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'schedule.paused';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @description In a row, before it. */
            readonly failures: number;
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'schedule';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onWebhookDisabled: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'webhook.disabled';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @enum {string} */
            readonly reason: 'caller' | 'failing' | 'gone';
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'webhook';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readonly onWebhookTest: {
    readonly parameters: {
      readonly query?: never;
      readonly header: {
        /**
         * @description The id of the event, the same for every attempt.
         * @example 5b0e6f3c-91d2-4a7e-8c45-2f6d3b8a9e10
         */
        readonly 'webhook-id': string;
        /**
         * @description When this attempt was made, in seconds since 1970.
         * @example 1763626530
         */
        readonly 'webhook-timestamp': string;
        /**
         * @description Signatures of the id, the timestamp and the body with full stops between, a space between two of them: `v1,` and an HMAC with SHA-256 by the secret, or `v1a,` and one by ed25519.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        readonly 'webhook-signature': string;
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': {
          /** @constant */
          readonly type: 'webhook.test';
          /** @description When it happened: ISO 8601 with microseconds and `Z`. No two events of an account share a moment; to be sent as `since`. */
          readonly timestamp: string;
          readonly data: {
            /** @description Grows with every event of the account: of two events about one thing the higher is the newer. */
            readonly sequence: number;
            /** @constant */
            readonly kind: 'webhook';
            /**
             * Format: uuid
             * @description Of that.
             */
            readonly id: string;
            /** Format: uuid */
            readonly edition: string | null;
            /** @description Where it can be read in full, relative to the address of Galley; null where it can’t be. */
            readonly url: string | null;
          };
        };
      };
    };
    readonly responses: {
      /** @description Nothing more is wanted: the endpoint is turned off. */
      readonly 410: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Taken. */
      readonly '2XX': {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not taken: it is sent again, ten times at most. */
      readonly default: {
        headers: {
          readonly [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
