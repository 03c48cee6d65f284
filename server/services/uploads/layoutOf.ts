import type { FoundColumn, Layout } from '../folder/conversion';

/** What columns were taken for, so that other tables with their headings can be read alike. */
export const layoutOf = (columns: readonly FoundColumn[]): Layout => ({
  headings: columns.map(({ heading }) => heading),
  fields: columns.map(({ field }) => field),
});
