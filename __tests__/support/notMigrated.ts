/** The database that the others were copied from is not left behind. */
export default () => globalThis.removeTemplate();
