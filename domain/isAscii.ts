const ASCII = /^[\0-\x7f]*$/;

/** Whether a text has only characters of ASCII, which need no folding but that of case. */
export const isAscii = (text: string): boolean => ASCII.test(text);
