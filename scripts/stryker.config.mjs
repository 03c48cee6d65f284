/** `npm run mutation`: whether the tests notice when a rule is changed (StrykerJS). */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('esbuild-register/dist/node').register();
const { default: jest } = require('../jest.config.ts');

/** Money, cart, prices, authorisation, serialisers and the page window. */
const RULES = [
  'domain/{money,cartTotal,quantity,pages}.ts',
  'src/slices/cart{Intents,Tabs}.ts',
  'src/store/cart.ts',
  'src/api/hosts.ts',
  'server/catalogue/readProducts.ts',
  'server/services/{findChanges,showCart,showOrder,sessions}.ts',
  'server/plugins/{access,session}.ts',
];
/** The tests that these rules have. */
const TESTS = [
  '<rootDir>/__tests__/domain/{money,cartTotal,quantity,pages}.test.ts',
  '<rootDir>/__tests__/slices/cart*.test.ts',
  '<rootDir>/__tests__/store/cart{Additions,Lines}.test.ts',
  '<rootDir>/__tests__/api/{hosts,token}.test.ts',
  '<rootDir>/__tests__/server/{access,cart,placing,presentProduct}.test.ts',
];
const projectOf = (isClient) => (test) => /__tests__\/(slices|store|api)\//.test(test) === isClient;

export default {
  mutate: RULES,
  testRunner: 'jest',
  jest: {
    config: {
      ...jest,
      projects: jest.projects.map((project) => ({
        ...project,
        rootDir: undefined,
        testMatch: TESTS.filter(projectOf(project.displayName === 'client')),
      })),
    },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'off',
  concurrency: 2,
  reporters: ['clear-text', 'progress'],
  thresholds: { high: 95, low: 85, break: 85 },
  cleanTempDir: 'always',
};
