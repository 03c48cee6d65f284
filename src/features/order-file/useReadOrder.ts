import { useState } from 'react';

import type { Choice, OrderReading, OrderRefusal } from '#domain/order-file/orderFile';

import type { Content, Read } from './readContent';
import { bytesOf, readOrder } from './readOrder';

/** What was read, and what it was read from: it can be read again by other columns. */
export interface ReadOrder {
  name: string;
  content: Content;
  reading: OrderReading & { hash: string };
}

/** What became of the last file or text. */
export interface Outcome {
  /** What is being read. */
  reading?: string;
  refused?: { refusal: OrderRefusal; name: string };
  /** Of several files only one is read. */
  several?: { name: string; count: number };
}

/** Reads files and texts one at a time; `onRead` takes what was read, the outcome says what was not. */
export function useReadOrder(onRead: (read: ReadOrder) => void) {
  const [outcome, setOutcome] = useState<Outcome>({});

  const take = (name: string, content: Content, read: Read, several?: Outcome['several']) => {
    if (read.refusal !== null) {
      setOutcome({ refused: { refusal: read.refusal, name }, ...(several && { several }) });
      return;
    }
    setOutcome(several ? { several } : {});
    onRead({ name, content, reading: read });
  };
  const read = async (name: string, content: Content, choice?: Choice) => {
    setOutcome({ reading: name });
    take(name, content, await readOrder({ content, name, choice }));
  };

  return {
    outcome,
    readText: (text: string, name: string) => read(name, text),
    /** The same content by the columns that a person chose. */
    readAgain: ({ name, content }: Pick<ReadOrder, 'name' | 'content'>, choice: Choice) =>
      read(name, content, choice),
    readFiles: async (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      const { name } = file;
      setOutcome({ reading: name });
      const content = await bytesOf(file);
      if (typeof content === 'string') {
        setOutcome({ refused: { refusal: content, name } });
        return;
      }
      const count = files.length - 1;
      take(
        name,
        content,
        await readOrder({ content, name }),
        count > 0 ? { name, count } : undefined,
      );
    },
  };
}
