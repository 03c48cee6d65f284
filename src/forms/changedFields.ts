/**
 * Returns the fields that differ from what they were, so that a form overwrites nothing that others
 * change meanwhile.
 */
export const changedFields = <Values extends object>(
  before: Values,
  after: Partial<Values>,
): Partial<Values> => {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
};
