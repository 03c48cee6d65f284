/** Declared here so that the product type-checks without the demo folder. */
declare module '#demo' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- the declaration of a module cannot import in another way
  export const demo: import('./demo').Demo | undefined;
}
