/** SHA-256 as hexadecimal text; undefined without HTTPS, where browsers do not calculate it. */
export async function sha256(text: string): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return (
    digest &&
    Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
