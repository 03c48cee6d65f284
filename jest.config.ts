/** @jest-config-loader esbuild-register */
import type { Options as SwcOptions } from '@swc/core';
import type { Config } from 'jest';

const shared = {
  rootDir: __dirname,
  /**
   * With the packages rather than in the temporary folder, which may be in memory and is deleted
   * after the tests.
   */
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/quietConsole.ts'],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ] satisfies [string, SwcOptions],
  },
  /** These packages ship ES modules only. */
  transformIgnorePatterns: [
    '/node_modules/(?!(typebox|bwip-js|cookie|content-disposition|pdfjs-dist)/)',
  ],
};

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'server',
      /** Test files in one process share the modules of the server. */
      testEnvironment: '<rootDir>/__tests__/support/sharedContext.ts',
      runtime: '<rootDir>/__tests__/support/sharedModules.js',
      globalSetup: '<rootDir>/__tests__/support/migrated.ts',
      globalTeardown: '<rootDir>/__tests__/support/notMigrated.ts',
      testMatch: [
        '<rootDir>/__tests__/{domain,server,demo,scripts}/**/*.test.ts',
        /** Tests that compare timings are meaningless alongside other tests. */
        ...(process.env.TRIALS ? ['<rootDir>/__tests__/proofs/**/*.test.ts'] : []),
      ],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: '<rootDir>/__tests__/support/browserWithFetch.ts',
      setupFilesAfterEnv: [
        ...shared.setupFilesAfterEnv,
        '<rootDir>/__tests__/support/clientSetup.ts',
      ],
      testMatch: [
        '<rootDir>/__tests__/{app,screens,features,store,slices,forms,api,ui,i18n,specification}/**/*.test.{ts,tsx}',
      ],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/__tests__/support/noStyles.ts',
        /** The CommonJS build lacks the individual symbologies. */
        '^bwip-js/browser$': '<rootDir>/node_modules/bwip-js/dist/bwip-js.mjs',
        '\\.wasm$': '<rootDir>/__tests__/support/readerFile.ts',
      },
    },
  ],
  /** Generous for slow machines, since no test waits for the clock. */
  testTimeout: 600_000,
};

export default config;
