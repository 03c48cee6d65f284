import type { FoundColumn, Layout } from './conversion';

/**
 * Returns the mapping of columns, so that other tables with the same headings can be read in the
 * same way.
 */
export const layoutOf = (columns: readonly FoundColumn[]): Layout => ({
  headings: columns.map(({ heading }) => heading),
  fields: columns.map(({ field }) => field),
});
