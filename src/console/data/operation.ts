/**
 * One GraphQL operation as it is sent. Made by codegen from a `.graphql` file, one module a file.
 *
 * @typeParam Result what its `data` holds
 * @typeParam Variables what it takes
 */
export interface Operation<Result, Variables> {
  readonly name: string;
  /** The document, with the fragments that it uses; the build lists its SHA-256 in `documents.json`. */
  readonly text: string;
  /** Absent: carries the types. */
  readonly types?: (variables: Variables) => Result;
}
