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
/** What the business does, in rooms that open downwards only. */
const SERVICES = [
  ['uploads'],
  ['folder'],
  ['mail'],
  ['desk', 'application'],
  ['machine', 'webhooks'],
  ['exchange'],
  ['feeds'],
  ['customers'],
  ['requisitions'],
  ['orders'],
  ['fulfilment', 'cart', 'history', 'lists', 'invoices'],
  ['codes'],
  ['products'],
  ['accounts', 'content', 'database'],
  ['actions'],
].map((rooms) => rooms.map((room) => `server/services/${room}`));
export const SERVER = [
  [
    'server/main.ts',
    'server/commands',
    'server/app.ts',
    'server/openServices.ts',
    'server/cleanUp.ts',
    'server/database-catalogue',
    'server/convertFiles.ts',
    'server/explainError.ts',
    'server/startupMessage.ts',
    'server/loadDemo.ts',
    'server/loadScreens.ts',
    'server/demoModule.d.ts',
  ],
  ['server/routes'],
  ['server/plugins'],
  ['server/metrics'],
  ...SERVICES,
  ['server/demo.ts'],
  ['server/documents'],
  ['server/pictures'],
  ['server/catalogue-writing'],
  ['server/catalogue', 'server/table-files'],
  [
    'server/config.ts',
    'server/hosts.ts',
    'server/environment.ts',
    'server/settingFormats.ts',
    'server/readRules.ts',
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
