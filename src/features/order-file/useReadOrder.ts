import { useState } from 'react';

import type { OrderReading } from '#domain/order-file/orderFile';

import type { Choices, Content, ReadResult } from './readContent';
import type { ReadFailure } from './readInWorker';
import { readBytes, readOrder } from './readOrder';
import { useLookUpNames } from './useLookUpNames';

/** A reading and its source, which can be read again with other columns or sheets. */
export interface ReadOrder extends Choices {
  name: string;
  content: Content;
  reading: OrderReading & { hash: string };
}

/** The outcome of the last file or text. */
export interface Outcome {
  /** The reading in progress, and how to cancel it. */
  reading?: { name: string; cancel: () => void };
  refused?: { refusal: Exclude<(ReadResult | ReadFailure)['refusal'], null>; name: string };
  /** Set if several files were given: only one is read. */
  several?: { name: string; count: number };
}

/**
 * Reads files and texts; each call resolves to its reading, and what could not be read is reported
 * in `outcome`.
 */
export function useReadOrder() {
  const [outcome, setOutcome] = useState<Outcome>({});
  const lookUpNames = useLookUpNames();

  const begin = (name: string): AbortSignal => {
    const controller = new AbortController();
    setOutcome({ reading: { name, cancel: () => controller.abort() } });
    return controller.signal;
  };
  const read = async (
    source: Omit<ReadOrder, 'reading'>,
    signal = begin(source.name),
    extra: Pick<Outcome, 'several'> = {},
  ): Promise<ReadOrder | undefined> => {
    const { name } = source;
    const reading = await readOrder(source, lookUpNames, signal);
    if (reading.refusal !== null) {
      setOutcome({ ...extra, refused: { refusal: reading.refusal, name } });
      return undefined;
    }
    setOutcome(extra);
    return { ...source, reading };
  };

  return {
    outcome,
    readText: (content: string, name: string) => read({ name, content }),
    /** Reads the same content with the columns and sheets that a person chose. */
    readAgain: ({ name, content }: ReadOrder, choices: Choices) =>
      read({ name, content, ...choices }),
    readFiles: async ([file, ...others]: readonly File[]) => {
      if (!file) return undefined;
      const { name } = file;
      const signal = begin(name);
      const content = await readBytes(file);
      if (typeof content === 'string') {
        setOutcome({ refused: { refusal: content, name } });
        return undefined;
      }
      const several = { name, count: others.length };
      return read({ name, content }, signal, others.length > 0 ? { several } : {});
    },
  };
}
