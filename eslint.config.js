import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

/** What Node gives every module; the scripts are not type-checked, so the linter has to be told. */
const globalsOfNode = Object.fromEntries(
  ['console', 'process', 'performance', 'fetch', 'AbortSignal', 'Buffer', 'URL'].map((name) => [
    name,
    'readonly',
  ]),
);

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      'src/transports/graphql/generated/',
      'src/client/generated/',
      'coverage/',
      '.galley/',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers in templates read as intended here; what must not slip in is an object or a maybe.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // `_name` marks what a signature must take and a body does not use.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A record's absent key is read with brackets, so that the compiler's own check stays on.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // `"catch" without a handler hides the real error`: an empty one is the same mistake.
      '@typescript-eslint/no-empty-function': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Galley has no enums: unions of strings are checked by the compiler. The rule takes a tenth of the whole run.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Write a union of strings, as everywhere else.' },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // A test shows what it sends; a fake implements a port's promise without waiting for anything.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Answers come over the wire in every shape; what they hold is what a test asserts.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/main/config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only src/main/config.ts reads the environment; take a Config.',
        },
        {
          object: 'URL',
          property: 'canParse',
          message: 'It is wrong about letters beyond ASCII once it is compiled (Node 20); ask canParseUrl.',
        },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: globalsOfNode },
  },
  {
    // What Jest loads by `require`.
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { ...globalsOfNode, require: 'readonly', module: 'writable', __filename: 'readonly' },
    },
  },
);
