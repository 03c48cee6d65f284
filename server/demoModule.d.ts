/** Declared here so that the product type-checks without the demo folder. */
declare module '#demo' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a module declaration cannot use an import statement
  export const demo: import('./demo').Demo | undefined;
}
