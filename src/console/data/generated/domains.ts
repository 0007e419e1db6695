// Made by `npm run codegen`; do not edit.
import type { Operation } from '../operation.js';
import type {
  DomainsQuery,
  DomainsQueryVariables,
  VerifyDomainMutation,
  VerifyDomainMutationVariables,
} from './types.js';

export const domainsQuery: Operation<DomainsQuery, DomainsQueryVariables> = {
  name: 'Domains',
  text: 'query Domains {\n  editions(first: 100) {\n    nodes {\n      ...Domain\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nfragment Domain on Edition {\n  id\n  name\n  webAddress\n  verification {\n    verified\n    method\n    verifiedAt\n    checkedAt\n    failingSince\n    failure {\n      message\n    }\n    nextCheckAt\n    instructions {\n      methods {\n        method\n        place\n        value\n      }\n    }\n  }\n}',
};

export const verifyDomainMutation: Operation<VerifyDomainMutation, VerifyDomainMutationVariables> = {
  name: 'VerifyDomain',
  text: 'mutation VerifyDomain($id: ID!, $method: OwnershipMethod!) {\n  verifyEdition(input: {id: $id, method: $method}) {\n    edition {\n      id\n      verified\n    }\n  }\n}',
};
