/** A complete tag, comment or declaration; or else the sign alone. */
const TAG =
  /<(?:(\/?)([a-z][^\s<>/"']*)(?:"[^"]*"|'[^']*'|[^<>"']){0,2000}>|(!--)|[!?][^<>]*>)|</gi;
const CLOSING_TAG = /<\/([a-z][^\s<>/"']*)/gi;

/** Elements that HTML lets stand without a closing tag. */
const NEVER_CLOSED =
  'area base br col embed hr img input link meta source track wbr dd dt li option p td th tr'.split(
    ' ',
  );

/**
 * Escapes every `<` that begins no markup, so that `Pens <S>` and `A <b test` keep all of their
 * text: an opening tag is markup if it is complete, and is one of the known tags, or closed later.
 */
export function escapeBareTags(html: string, knownTags: readonly string[]): string {
  const closedAt = new Map<string, number>();
  for (const { 1: name = '', index } of html.matchAll(CLOSING_TAG)) {
    closedAt.set(name.toLowerCase(), index);
  }
  const commentEndsAt = html.lastIndexOf('-->');
  const isElement = (name: string, at: number) =>
    knownTags.includes(name) || NEVER_CLOSED.includes(name) || (closedAt.get(name) ?? -1) > at;
  return html.replace(
    TAG,
    (tag: string, slash: string | undefined, name: string | undefined, comment, at: number) => {
      const isMarkup =
        name !== undefined
          ? slash !== '' || isElement(name.toLowerCase(), at)
          : comment !== undefined
            ? commentEndsAt > at
            : tag !== '<';
      return isMarkup ? tag : `&lt;${tag.slice(1)}`;
    },
  );
}
