import { useState } from 'react';

import type { OrderReading } from '#domain/order-file/orderFile';

import type { Ended } from './readBeside';
import type { Choices, Content, Read } from './readContent';
import { bytesOf, readOrder } from './readOrder';
import { useAskShop } from './useAskShop';

/** What was read, and what it was read from: it can be read again by other columns and sheets. */
export interface ReadOrder extends Choices {
  name: string;
  content: Content;
  reading: OrderReading & { hash: string };
}

/** What became of the last file or text. */
export interface Outcome {
  /** What is being read, and the way to end that. */
  reading?: { name: string; cancel: () => void };
  refused?: { refusal: Exclude<(Read | Ended)['refusal'], null>; name: string };
  /** Of several files only one is read. */
  several?: { name: string; count: number };
}

/** Reads files and texts one at a time; `onRead` takes what was read, the outcome says what was not. */
export function useReadOrder(onRead: (read: ReadOrder) => void) {
  const [outcome, setOutcome] = useState<Outcome>({});
  const askShop = useAskShop();

  const begin = (name: string): AbortSignal => {
    const ending = new AbortController();
    setOutcome({ reading: { name, cancel: () => ending.abort() } });
    return ending.signal;
  };
  const read = async (
    source: Omit<ReadOrder, 'reading'>,
    signal = begin(source.name),
    more: Pick<Outcome, 'several'> = {},
  ) => {
    const { name } = source;
    const reading = await readOrder(source, askShop, signal);
    if (reading.refusal === null) {
      setOutcome(more);
      onRead({ ...source, reading });
    } else setOutcome({ ...more, refused: { refusal: reading.refusal, name } });
  };

  return {
    outcome,
    readText: (content: string, name: string) => read({ name, content }),
    /** The same content by the columns and sheets that a person chose. */
    readAgain: ({ name, content }: ReadOrder, choices: Choices) =>
      read({ name, content, ...choices }),
    readFiles: async ([file, ...others]: readonly File[]) => {
      if (!file) return;
      const { name } = file;
      const signal = begin(name);
      const content = await bytesOf(file);
      if (typeof content === 'string') setOutcome({ refused: { refusal: content, name } });
      else {
        const several = { name, count: others.length };
        await read({ name, content }, signal, others.length > 0 ? { several } : {});
      }
    },
  };
}
