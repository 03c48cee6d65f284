/** Whether a client accepts an encoding (RFC 9110, section 12.5.3). */
export function acceptsEncoding(
  accepted: string | string[] | undefined,
  encoding: string,
): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((part) => {
      const [name, quality = 1] = part.trim().split(/\s*;\s*q=/);
      return name === encoding && Number(quality) > 0;
    });
}
