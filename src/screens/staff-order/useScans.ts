import { useState } from 'react';

import { readingsOf } from '#domain/barcodes';

import type { DeskLine } from '../../api/staffOrders';
import { useTranslate } from '../../i18n/useTranslate';

import { usePacks } from './usePacks';

interface ScanMessage {
  text: string;
  isWrong: boolean;
  /** Number of messages so far; it lets a repeated message be announced again. */
  times: number;
}

/**
 * Packs of a shipment: everything that is open until the first pack is scanned, from then on those
 * that were scanned or typed. A code that matches no line, or only full ones, is not counted.
 */
export function useScans(lines: readonly DeskLine[]) {
  const t = useTranslate();
  const [isCounting, setIsCounting] = useState(false);
  const [message, setMessage] = useState<ScanMessage>({ text: '', isWrong: false, times: 0 });
  const packs = usePacks(lines, ({ open }) => (isCounting ? 0 : open));
  const announce = (text: string, isWrong: boolean) =>
    setMessage(({ times }) => ({ text, isWrong, times: times + 1 }));

  /** `box` is the line into whose input the code was scanned, and what that input held before. */
  const scan = (code: string, box?: { line: DeskLine; typed: string | undefined }) => {
    const countOf = (line: DeskLine) =>
      Number((line === box?.line ? box.typed : packs.typedOf(line)) ?? 0) || 0;
    if (box) packs.type(box.line, box.typed);
    const line = findLineByCode(lines, code, (line) => countOf(line) >= line.open);
    if (!line) return announce(t('desk.scan.unknown', { code }), true);
    const { product_id: id, open } = line;
    if (countOf(line) >= open) return announce(t('desk.scan.full', { id, open }), true);
    const count = countOf(line) + 1;
    setIsCounting(true);
    packs.type(line, String(count));
    announce(t('desk.scan.counted', { id, count, open }), false);
  };
  const fill = () => {
    setIsCounting(false);
    packs.reset();
  };

  return { packs, message, scan, fill };
}

export type Scans = ReturnType<typeof useScans>;

/**
 * Finds the line that a scanned code refers to, by product id or by the likeliest reading of its
 * barcode; the code of a case counts as one ship pack of its product. If several lines match,
 * returns the first that is not full.
 */
function findLineByCode(
  lines: readonly DeskLine[],
  code: string,
  isFull: (line: DeskLine) => boolean,
): DeskLine | undefined {
  const candidates = readingsOf(code)
    .map((isMeant) => lines.filter(isMeant))
    .find(({ length }) => length > 0);
  return candidates?.find((line) => !isFull(line)) ?? candidates?.[0];
}
