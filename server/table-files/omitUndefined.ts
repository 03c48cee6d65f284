/** Removes undefined properties. */
export function omitUndefined<Values extends object>(values: {
  [Key in keyof Values]: Values[Key] | undefined;
}): Values {
  for (const key of Object.keys(values) as (keyof Values)[]) {
    if (values[key] === undefined) delete values[key];
  }
  return values as Values;
}
