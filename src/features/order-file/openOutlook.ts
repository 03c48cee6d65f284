import { CFB } from '@e965/xlsx';

import type { Mail } from '#domain/order-document/openers';

import { bodyOf } from './openMail';

/** Properties of a message ([MS-OXPROPS]), by the name of the stream that holds them. */
const SUBJECT = '0037';
const BODY = '1000';
const HTML = '1013';
const FILE_NAME = '3707';
const SHORT_FILE_NAME = '3704';
const DISPLAY_NAME = '3001';
const DATA = '3701';
/** Their types: text of two bytes per letter, text of one, bytes. */
const UNICODE = '001F';
const NARROW = '001E';
const BYTES = '0102';

const ATTACHMENT = /^(.*__attach_version1\.0_#[0-9A-F]{8}\/)__substg1\.0_/i;

interface CompoundFile {
  FullPaths: string[];
  FileIndex: { content?: ArrayLike<number> }[];
}

/** Opens a message as Outlook saves it ([MS-OXMSG]). */
export async function openOutlook(file: Uint8Array): Promise<Mail> {
  const { FullPaths, FileIndex } = CFB.read(file, {
    type: 'array',
  }) as CompoundFile;
  const root = FullPaths[0]!;
  const streams = new Map(
    FullPaths.map((path, index) => [path.toLowerCase(), FileIndex[index]?.content]),
  );
  const bytesAt = (folder: string, property: string, type: string): Uint8Array | undefined => {
    const content = streams.get(`${folder}__substg1.0_${property}${type}`.toLowerCase());
    return content && Uint8Array.from(content);
  };
  const textAt = (folder: string, property: string): string | undefined => {
    const unicode = bytesAt(folder, property, UNICODE);
    if (unicode) return new TextDecoder('utf-16le').decode(unicode);
    const narrow = bytesAt(folder, property, NARROW);
    return narrow && new TextDecoder('windows-1252').decode(narrow);
  };
  const html = bytesAt(root, HTML, BYTES);
  const folders = new Set(FullPaths.flatMap((path) => ATTACHMENT.exec(path)?.[1] ?? []));
  return {
    subject: textAt(root, SUBJECT) ?? '',
    text: bodyOf(textAt(root, BODY), html && new TextDecoder().decode(html)),
    attachments: [...folders].flatMap((folder) => {
      const bytes = bytesAt(folder, DATA, BYTES);
      const name = [FILE_NAME, SHORT_FILE_NAME, DISPLAY_NAME]
        .map((property) => textAt(folder, property))
        .find(Boolean);
      return bytes ? [{ name: name ?? '', bytes }] : [];
    }),
  };
}
