/**
 * Flags that filter a category: F = New, R = Clearance, Y = On Sale, N = Coming Soon (specification
 * 2.1).
 */
export const CLASS_FLAGS = ['F', 'R', 'Y', 'N'] as const;
export type ClassFlag = (typeof CLASS_FLAGS)[number];

export const isClassFlag = (text: string | undefined): text is ClassFlag =>
  CLASS_FLAGS.some((flag) => flag === text);
