/** The databases that the others were copied from are not left behind. */
export default () => globalThis.removeTemplates();
