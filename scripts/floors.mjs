/**
 * The layers of the architecture, top to bottom: a file may import from its own layer and those
 * below.
 */
export const CLIENT = [
  ['src/app'],
  ['src/screens'],
  ['src/features'],
  ['src/store'],
  ['src/forms', 'src/ui'],
  ['src/slices'],
  ['src/api'],
  ['src/i18n', 'src/paths.ts', 'src/staffPaths.ts'],
];
export const SERVER = [
  [
    'server/main.ts',
    'server/commands',
    'server/app.ts',
    'server/convertFiles.ts',
    'server/explainError.ts',
    'server/startupMessage.ts',
    'server/loadDemo.ts',
    'server/loadScreens.ts',
    'server/demoModule.d.ts',
  ],
  ['server/routes'],
  ['server/plugins'],
  [
    'server/services',
    'server/documents',
    'server/metrics',
    'server/pictures',
    'server/import',
    'server/demo.ts',
  ],
  ['server/catalogue'],
  [
    'server/config.ts',
    'server/hosts.ts',
    'server/environment.ts',
    'server/settingFormats.ts',
    'server/limits.ts',
    'server/crypto',
    'server/db',
    'server/files',
    'server/mail',
    'server/messages',
    'server/pdf',
    'server/spreadsheets',
  ],
];
export const SHARED = [['contract'], ['domain']];
/** The demo is optional: the product works without it. */
export const GUEST = 'demo';

/** Layers whose folders may not import each other. */
export const CLOSED = ['src/screens', 'src/features'];
