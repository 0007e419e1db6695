interface Stack {
  readonly stack: readonly {
    readonly route?: { readonly path: string; readonly stack: readonly { readonly method?: string }[] };
    readonly handle: Partial<Stack>;
  }[];
}

/**
 * Routes as `GET /path`, of a router and of all routers in it; what answers all other methods with 405 has none.
 * @param router of the framework, which has no type for its inside
 */
export function routesOf(router: unknown): string[] {
  return (router as Stack).stack.flatMap(({ route, handle }) => {
    if (!route) return handle.stack ? routesOf(handle) : [];
    const methods = route.stack.flatMap(({ method }) => method?.toUpperCase() ?? []);
    return [...new Set(methods)].map((method) => `${method} ${route.path}`);
  });
}
