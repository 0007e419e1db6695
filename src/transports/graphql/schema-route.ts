import { Router } from 'express';
import { printSchema, type GraphQLSchema } from 'graphql';
import { refuse } from '../../domain/errors.js';

/** The schema as clients see it, as a text at `/graphql/schema.graphql`. It is public, and asks for no key. */
export function schemaRoute(schema: GraphQLSchema): Router {
  // Printed when somebody first asks, and not at each start.
  let text: string | undefined;
  const router = Router();
  router
    .route('/schema.graphql')
    .get((_request, response) => {
      text ??= `${printSchema(schema)}\n`;
      // `send` adds the ETag, and answers 304 to a client that has this text.
      response.set({ 'Cache-Control': 'no-cache' }).type('text/plain; charset=utf-8').send(text);
    })
    .all((request, response) => {
      response.setHeader('Allow', 'GET, HEAD');
      throw refuse(
        'method_not_allowed',
        `${request.method} is not allowed at this path; it allows GET, HEAD.`,
      );
    });
  return router;
}
