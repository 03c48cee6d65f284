/** The address of a link that opens a message, begun already. */
export const mailAddress = (to: string, subject: string, lines: readonly string[]): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
