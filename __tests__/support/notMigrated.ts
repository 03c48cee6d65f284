/** Removes the template databases. */
export default () => globalThis.removeTemplates();
