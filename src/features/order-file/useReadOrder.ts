import { useState } from 'react';

import type { OrderReading } from '#domain/order-file/orderFile';

import { knownCodesApi } from '../../api/knownCodes';
import { useI18n } from '../../i18n/I18n';
import { useAppDispatch } from '../../store/hooks';
import { useCustomer } from '../../store/useMarket';

import type { Choices, Content, ReadResult, LookUpNames } from './readContent';
import type { ReadFailure } from './readInWorker';
import { readBytes, readOrder } from './readOrder';

/** A reading and its source, which can be read again with other columns or sheets. */
export interface ReadOrder extends Choices {
  name: string;
  content: Content;
  reading: OrderReading & { hash: string };
}

interface Reading {
  name: string;
  cancel: () => void;
}
type Refusal = Exclude<(ReadResult | ReadFailure)['refusal'], null>;

/** The outcome of the last file or text, and of those that were still being read when it began. */
export interface ReadOutcome {
  /** The reading that began last, while it is in progress, and how to cancel it. */
  reading?: Reading | undefined;
  refused?: readonly { refusal: Refusal; name: string; heading?: string | undefined }[];
  /** Set if several files were given: only one is read. */
  several?: { name: string; count: number };
}

/**
 * Reads files and texts; each call resolves to its reading, and what could not be read is reported
 * in `outcome`.
 */
export function useReadOrder() {
  const [outcome, setOutcome] = useState<ReadOutcome>({});
  const lookUpNames = useLookUpNames();
  const { language } = useI18n();

  const begin = (name: string) => {
    const controller = new AbortController();
    const reading: Reading = { name, cancel: () => controller.abort() };
    setOutcome({ reading });
    return { reading, signal: controller.signal };
  };
  /** What a reading that began later shows stays. */
  const end = (ended: Reading, { refused = [], ...extra }: Omit<ReadOutcome, 'reading'>) =>
    setOutcome((now) => ({
      ...now,
      ...extra,
      reading: now.reading === ended ? undefined : now.reading,
      refused: [...(now.refused ?? []), ...refused],
    }));
  const read = async (
    source: Omit<ReadOrder, 'reading'>,
    { reading: begun, signal } = begin(source.name),
    extra: Pick<ReadOutcome, 'several'> = {},
  ): Promise<ReadOrder | undefined> => {
    const { name } = source;
    const reading = await readOrder({ ...source, language }, lookUpNames, signal);
    if (reading.refusal !== null) {
      const { refusal } = reading;
      const heading = 'heading' in reading ? reading.heading : undefined;
      end(begun, { ...extra, refused: [{ refusal, name, heading }] });
      return undefined;
    }
    end(begun, extra);
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
      const begun = begin(name);
      const content = await readBytes(file);
      if (typeof content === 'string') {
        end(begun.reading, { refused: [{ refusal: content, name }] });
        return undefined;
      }
      const several = { name, count: others.length };
      return read({ name, content }, begun, others.length > 0 ? { several } : {});
    },
  };
}

const { findKnownCodes } = knownCodesApi.endpoints;

/**
 * Timeout for looking up codes in the shop, in milliseconds; after it a list is read without the
 * names.
 */
const LOOKUP_TIMEOUT_MS = 5_000;

/** Looks up the product names of codes; resolves to an empty map if the shop does not respond. */
function useLookUpNames(): LookUpNames {
  const dispatch = useAppDispatch();
  const { user_id, lang } = useCustomer();
  return async (codes) => {
    if (codes.length === 0) return new Map();
    const request = dispatch(findKnownCodes.initiate({ user_id, codes, lang }, { track: false }));
    const timer = setTimeout(() => request.abort(), LOOKUP_TIMEOUT_MS);
    const { data = [] } = await request;
    clearTimeout(timer);
    return new Map(data.map(({ code, names }) => [code, names]));
  };
}
