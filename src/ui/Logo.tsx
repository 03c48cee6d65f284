/** The mark: a spool whose thread makes the H; the wordmark stands beside it in the text face. */
export const Logo = () => <img src="/icon.svg" alt="" width={34} height={34} />;
