import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { CLIENT, CLOSED, GUEST, SERVER, SHARED } from './scripts/floors.mjs';

const upwards = (floors) =>
  floors.slice(1).map((floor, level) => ({
    target: floor.map((below) => `./${below}`),
    from: floors
      .slice(0, level + 1)
      .flat()
      .map((above) => `./${above}`),
  }));

/**
 * The demo may import the server's lower layers, and only the file that loads it may import the
 * demo.
 */
const guest = [
  ...['src', 'contract', 'domain', 'server/*/**', 'server/!(loadDemo).ts'].map((host) => ({
    target: `./${host}`,
    from: `./${GUEST}`,
  })),
  ...['src', ...SERVER.slice(0, 3).flat()].map((above) => ({
    target: `./${GUEST}`,
    from: `./${above}`,
  })),
];

/** A folder of a closed layer may not import its sibling folders. */
const closed = CLOSED.flatMap((floor) =>
  readdirSync(new URL(floor, import.meta.url)).map((room) => ({
    target: `./${floor}/${room}`,
    from: `./${floor}`,
    except: [`./${room}`],
    message: 'Sibling folders of this layer may not import each other.',
  })),
);

const zones = [
  ...upwards([...CLIENT, ...SHARED]),
  ...upwards([...SERVER, ...SHARED]),
  ...closed,
  ...guest,
  { target: './src', from: './server' },
  { target: './server', from: './src' },
];

/** Links from ui/Link leave out the router's prefetching, which no screen uses. */
const LINKS = {
  name: 'react-router',
  importNames: ['Link', 'NavLink'],
  message: 'Import links from ui/Link.',
};

/**
 * Everything stored in the browser has an owner, a version and a lifetime, defined in the table of
 * store/persistence.
 */
const STORAGE =
  'Browser storage may only be accessed by src/store/persistence: add a row to its table.';
const KEEPERS = {
  selector:
    ':matches(ImportDeclaration, ImportExpression)[source.value=/^(idb-keyval|redux-persist)/]',
  message: STORAGE,
};
/**
 * Elements inside a component are styled by their own component; a layout may position all of its
 * children (`> *`).
 */
const INTO_CHILDREN = String.raw`[value.raw=/(^|[;{}\n])\s*([>+~]\s*)?([a-z]|\.|#|\[)[^;{}@]*\{|&([^;{},\s([]|\([^)]*\)|\[[^\]]*\])*\s+([>+~]\s*)?([a-z]|\.|#|\[)[^;{}]*\{/]`;
const NESTED = {
  selector: `TaggedTemplateExpression[tag.name!=/^(keyframes|createGlobalStyle)$/] > TemplateLiteral > TemplateElement${INTO_CHILDREN}`,
  message: 'Do not style descendants: make the child a styled component.',
};
const ONLY_UI = {
  selector: 'ImportDeclaration[source.value=/^(rsuite|notistack)/]',
  message: 'rsuite and notistack may only be imported in src/ui.',
};
/** HTML written by others or rendered by rsuite, and tables, whose cells are styled as a whole. */
const FROM_OUTSIDE = ['src/ui/{Prose,CalendarButton,Carousel}.*', 'src/ui/table/Frame.ts'];
const PRINTED = ['src/screens/order-form/FormSheet.ts', 'src/screens/print-order/Sheet.tsx'];
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB'];

/** Grouping properties by spreading an object literal only saves lines. */
const SPREAD = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties of a spread literal as properties.',
};

/** A found element may still have its old text; the query itself has to ask for the new one. */
const READ_ONCE = {
  selector:
    "MemberExpression[property.name='toHaveTextContent'] CallExpression[callee.name='expect'] > AwaitExpression.arguments",
  message: 'Put the text into the query, or wait for it with waitFor.',
};

/** One rule decides what a customer pays, on the server and in the browser: domain/unitPrice. */
const ONE_PRICE = {
  selector: 'Identifier[name=/^(selling_cents|sale_cents|currentUnitPrice)$/]',
  message:
    'Prices are made by domain/unitPrice: use priceSteps, priceAt, priceFields, unitPriceAt.',
};
/** Where prices are stored, changed, imported or made up, and not charged. */
const PRICE_WRITERS = [
  'server/services/{exchange/{prices,priceListPrices,showProduct},desk/productEvent}.ts',
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'data/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      '.stryker-tmp/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      // Cycles between modules; `npm run lint:floors` also finds those between types.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [
            { pattern: '#contract/**', group: 'internal', position: 'before' },
            { pattern: '#domain/**', group: 'internal', position: 'before' },
          ],
          pathGroupsExcludedImportTypes: [],
          distinctGroup: false,
          'newlines-between': 'always',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // Interfaces for declaration merging, such as lazy slices, start empty.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', SPREAD],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // These rules compile each file, which takes longer than all others.
    files: ['src/**', '__tests__/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [LINKS],
          patterns: [
            {
              regex: '^#contract/',
              allowTypeImports: true,
              message: 'The client may import only types from the contract, never values.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'server/{catalogue,database-catalogue,routes,services,plugins,documents}/**',
      'domain/**',
    ],
    ignores: ['domain/unitPrice.ts', ...PRICE_WRITERS],
    rules: { 'no-restricted-syntax': ['error', SPREAD, ONE_PRICE] },
  },
  {
    files: ['src/**'],
    ignores: ['src/store/persistence/**'],
    rules: {
      'no-restricted-globals': ['error', ...STORAGES.map((name) => ({ name, message: STORAGE }))],
      'no-restricted-properties': [
        'error',
        ...STORAGES.map((property) => ({ property, message: STORAGE })),
      ],
      'no-restricted-syntax': ['error', SPREAD, KEEPERS, NESTED, ONE_PRICE],
    },
  },
  {
    files: ['src/{app,screens,features,forms}/**'],
    rules: {
      'no-restricted-syntax': ['error', SPREAD, KEEPERS, NESTED, ONE_PRICE, ONLY_UI],
    },
  },
  { files: FROM_OUTSIDE, rules: { 'no-restricted-syntax': ['error', SPREAD, KEEPERS, ONE_PRICE] } },
  {
    files: PRINTED,
    rules: { 'no-restricted-syntax': ['error', SPREAD, KEEPERS, ONE_PRICE, ONLY_UI] },
  },
  {
    files: ['__tests__/**'],
    ignores: ['__tests__/browser/**'],
    rules: { 'no-restricted-syntax': ['error', SPREAD, READ_ONCE] },
  },
  {
    files: ['*.{js,mjs,ts}', '__tests__/support/*', 'scripts/**', 'bench/**', 'server/commands/**'],
    rules: { 'import-x/no-default-export': 'off', 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        performance: 'readonly',
        __filename: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        localStorage: 'readonly',
        sessionStorage: 'readonly',
      },
    },
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
);
