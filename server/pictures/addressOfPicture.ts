/** Lists of the informational screens whose pictures the program can draw. */
export const PICTURED_LISTS = ['carousel', 'newsletters', 'downloads'] as const;
export type PicturedList = (typeof PICTURED_LISTS)[number];

export const addressOfPicture = (list: PicturedList, id: string): string =>
  `/images/content/${list}/${encodeURIComponent(id)}.jpg`;
