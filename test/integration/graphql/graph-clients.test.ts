import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  ApolloClient,
  ApolloLink,
  gql,
  HttpLink,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { Client as UrqlClient, fetchExchange, subscriptionExchange } from '@urql/core';
import { auditServer } from 'graphql-http';
import { OperationTypeNode } from 'graphql';
import { createClient, type Client as SocketClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { App } from '../../../src/main/build-app.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { socketAddress } from '../../support/graph/graph-client.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let galley: App;
let tenant: Tenant;
const sockets: SocketClient[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  galley = await startGalley({ databaseUrl: database.url, writing: scriptedWriting() });
  tenant = await createTenant(galley);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  for (const socket of sockets) await socket.dispose();
  await galley.close();
  await database.drop();
});

const ME = 'query Me { me { user { id name } } }';
const START = `mutation Start($slug: ID!, $brief: BriefInput!) {
  startArticle(input: { edition: $slug, brief: $brief }) { job { id status } }
}`;
const PROGRESS = 'subscription Progress($id: ID!) { jobProgress(id: $id) { id status articleId } }';
const headers = () => ({ authorization: `Bearer ${tenant.full}` });
const uri = () => `${galley.url!}/graphql`;
const started = () => {
  const id = randomUUID();
  return { id, variables: { slug: tenant.edition, brief: { input: 'Anything', id } } };
};
const openSocket = () => {
  const socket = createClient({
    url: socketAddress(galley),
    webSocketImpl: WebSocket,
    connectionParams: headers(),
    retryAttempts: 0,
  });
  sockets.push(socket);
  return socket;
};

describe('a client', () => {
  it('graphql-ws runs a query, a mutation and a subscription', async () => {
    const socket = openSocket();
    const only = async (query: string, variables = {}) => {
      for await (const result of socket.iterate({ query, variables })) return result;
      throw new Error('nothing came');
    };
    expect(await only(ME)).toMatchObject({ data: { me: { user: { id: tenant.user } } } });
    const { id, variables } = started();
    expect(await only(START, variables)).toMatchObject({
      data: { startArticle: { job: { id, status: 'QUEUED' } } },
    });
    const seen = [];
    for await (const { data } of socket.iterate({ query: PROGRESS, variables: { id } }))
      seen.push(data?.['jobProgress']);
    expect(seen.at(-1)).toMatchObject({ id, status: 'DONE', articleId: expect.any(String) });
  });

  it('Apollo Client runs a query by its hash, a mutation and a subscription', async () => {
    const answered: string[] = [];
    const http = new HttpLink({
      uri: uri(),
      headers: headers(),
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        answered.push(
          `${typeof init?.body === 'string' && init.body.includes('"query"') ? 'text' : 'hash'} ${response.status}`,
        );
        return response;
      },
    });
    const { createHash } = await import('node:crypto');
    const byHash = new PersistedQueryLink({
      sha256: (text) => createHash('sha256').update(text).digest('hex'),
    }).concat(http);
    const link = ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(openSocket()),
      byHash,
    );
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const ask = () => client.query({ query: gql(ME), fetchPolicy: 'network-only' });
    expect((await ask()).data).toMatchObject({ me: { user: { id: tenant.user } } });
    expect((await ask()).data).toMatchObject({ me: { user: { id: tenant.user } } });
    // Unknown at first, then sent whole, then known.
    expect(answered).toEqual(['hash 200', 'text 200', 'hash 200']);
    const { id, variables } = started();
    expect((await client.mutate({ mutation: gql(START), variables })).data).toMatchObject({
      startArticle: { job: { id } },
    });
    const last = await new Promise((resolve, reject) => {
      let seen: unknown;
      client.subscribe({ query: gql(PROGRESS), variables: { id } }).subscribe({
        next: ({ data }) => (seen = data),
        error: reject,
        complete: () => resolve(seen),
      });
    });
    expect(last).toMatchObject({ jobProgress: { id, status: 'DONE' } });
    client.stop();
  });

  it('Apollo Client reads the code of a refusal', async () => {
    const link = new HttpLink({ uri: uri(), headers: headers() });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const query = gql`
      query Nobody {
        job(id: "00000000-0000-4000-8000-000000000000") {
          id
        }
      }
    `;
    await expect(client.query({ query })).rejects.toMatchObject({
      errors: [{ extensions: { code: 'not_found' } }],
    });
    client.stop();
  });

  it('urql runs a query, a mutation and a subscription, over a WebSocket and as an event stream', async () => {
    const client = new UrqlClient({
      url: uri(),
      preferGetMethod: false,
      fetchOptions: () => ({ headers: headers() }),
      exchanges: [
        subscriptionExchange({
          forwardSubscription: ({ query, variables }) => ({
            subscribe: (sink) => ({
              unsubscribe: openSocket().subscribe(
                { query: query ?? '', variables: variables as Record<string, unknown> },
                { ...sink, next: (result) => sink.next(result as never) },
              ),
            }),
          }),
        }),
        fetchExchange,
      ],
    });
    expect((await client.query(ME, {}).toPromise()).data).toMatchObject({
      me: { user: { id: tenant.user } },
    });
    const { id, variables } = started();
    expect((await client.mutation(START, variables).toPromise()).data).toMatchObject({
      startArticle: { job: { id } },
    });
    const followed = async (through: UrqlClient) => {
      const seen: unknown[] = [];
      await new Promise<void>((resolve) => {
        const following = through.subscription(PROGRESS, { id }).subscribe(({ data, error }) => {
          if (error) throw error;
          seen.push(data);
          if ((data as { jobProgress?: { status: string } }).jobProgress?.status === 'DONE') {
            resolve();
            setImmediate(() => following.unsubscribe());
          }
        });
      });
      return seen.at(-1);
    };
    expect(await followed(client)).toMatchObject({ jobProgress: { id, status: 'DONE' } });
    // Its own way for event streams, without a library: one address for all it asks.
    const streamed = new UrqlClient({
      url: uri(),
      preferGetMethod: false,
      fetchSubscriptions: true,
      fetchOptions: () => ({ headers: headers() }),
      exchanges: [fetchExchange],
    });
    expect(await followed(streamed)).toMatchObject({ jobProgress: { id, status: 'DONE' } });
    expect((await streamed.query(ME, {}).toPromise()).data).toMatchObject({
      me: { user: { id: tenant.user } },
    });
  });
});

describe('relayStylePagination of Apollo Client', () => {
  interface Shown {
    readonly edition: {
      readonly jobs: {
        readonly edges: readonly { readonly node: { readonly id: string } }[];
        readonly pageInfo: Readonly<Record<string, unknown>>;
      };
    };
  }

  const PAGE: TypedDocumentNode<Shown, Readonly<Record<string, unknown>>> = gql`
    query Page($edition: ID!, $first: Int, $after: String, $last: Int, $before: String) {
      edition(id: $edition) {
        id
        jobs(
          first: $first
          after: $after
          last: $last
          before: $before
          orderBy: { field: CREATED_AT, direction: ASC }
        ) {
          edges {
            cursor
            node {
              id
            }
          }
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
        }
      }
    }
  `;

  it('merges pages, read forward from the beginning and backward from the end', async () => {
    const other = await createTenant(galley);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { body } = await call(galley, other.full, 'POST', `/v1/editions/${other.edition}/articles`, {
        input: 'Anything',
      });
      ids.push(body.id);
    }
    for (const isBackward of [false, true]) {
      const cache = new InMemoryCache({
        typePolicies: { Edition: { fields: { jobs: relayStylePagination(['orderBy', 'filter']) } } },
      });
      const link = new HttpLink({ uri: uri(), headers: { authorization: `Bearer ${other.read}` } });
      const client = new ApolloClient({ link, cache });
      const size = isBackward ? { last: 2 } : { first: 2 };
      const shown = () => {
        const jobs = cache.readQuery({ query: PAGE, variables: { edition: other.edition } })?.edition.jobs;
        return { ids: jobs?.edges.map(({ node }) => node.id), pageInfo: jobs?.pageInfo };
      };
      await client.query({ query: PAGE, variables: { edition: other.edition, ...size } });
      expect(shown().ids).toEqual(isBackward ? ids.slice(3) : ids.slice(0, 2));
      for (;;) {
        const { startCursor, endCursor, hasNextPage, hasPreviousPage } = shown().pageInfo!;
        if (!(isBackward ? hasPreviousPage : hasNextPage)) break;
        const bound = isBackward ? { before: startCursor } : { after: endCursor };
        const { data } = await client.query({
          query: PAGE,
          variables: { edition: other.edition, ...size, ...bound },
          fetchPolicy: 'network-only',
        });
        expect(data).toBeDefined();
      }
      expect(shown().ids).toEqual(ids);
      client.stop();
    }
  });
});

describe('GraphQL over HTTP', () => {
  it('passes all 61 points of the specification’s audit', async () => {
    const audits = await auditServer({
      url: uri(),
      fetchFn: (address: string, init: RequestInit = {}) =>
        fetch(address, { ...init, headers: { ...(init.headers as object), ...headers() } }),
    });
    const wanting = audits.flatMap((audit) =>
      audit.status === 'ok' ? [] : [`${audit.id} ${audit.status}: ${audit.name}: ${audit.reason}`],
    );
    expect(wanting).toEqual([]);
    expect(audits).toHaveLength(61);
  });
});
