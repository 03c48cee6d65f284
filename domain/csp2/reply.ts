import { STX, type CommandName } from './command';
import { crc16 } from './crc16';

/** First byte of a positive reply. */
const ACK = 0x06;

/** First and only byte of a negative reply (Symbol CS 1504 protocol). */
const NEGATIVE_REPLIES = {
  0x05: 'unknownCommand',
  0x07: 'wrongSum',
  0x08: 'wrongByte',
  0x09: 'failure',
} as const;

type DeviceRefusal = (typeof NEGATIVE_REPLIES)[keyof typeof NEGATIVE_REPLIES];

/** More bytes than any scanner of the family can hold; anything longer is not a reply. */
const MAX_REPLY_BYTES = 2_000_000;

/**
 * Number of fixed bytes between STX and the strings: version, status, id and software for
 * `interrogate`, the id alone for `upload`, otherwise none.
 */
const FIXED_LENGTHS: Partial<Record<CommandName, number>> = { interrogate: 18, upload: 8 };

/** A parsed reply. */
export interface DeviceReply {
  fixed: Uint8Array;
  /** The length-prefixed strings, without their length bytes. */
  strings: Uint8Array[];
}

/** `wrongSum`: a well-formed frame with an invalid checksum. */
export type ReplyReading = DeviceReply | 'unfinished' | 'wrongSum';

/** What a timeout means: no reply, a refusal, or a reply that stopped partway. */
export type TimeoutCause = 'silent' | 'stopped' | DeviceRefusal;

/**
 * Parses the reply to a command from chunks of any size, skipping noise before it. The end is
 * determined by length prefixes, so no byte of a code can end a reply early.
 */
export function replyReader(name: CommandName) {
  const fixed = FIXED_LENGTHS[name] ?? 0;
  const bytes: number[] = [];
  const strings: [from: number, to: number][] = [];
  let start = -1;
  let next = -1;

  const findStart = () => {
    start = bytes.findIndex((byte, index) => byte === ACK && bytes[index + 1] === STX);
    next = start < 0 ? -1 : start + 2 + fixed;
  };
  const slice = (from: number, to: number) => Uint8Array.from(bytes.slice(from, to));

  const finish = (end: number): ReplyReading => {
    const [high = 0, low = 0] = bytes.slice(end, end + 2);
    if (crc16(bytes.slice(start, end)) !== ((high << 8) | low)) return 'wrongSum';
    return {
      fixed: slice(start + 2, start + 2 + fixed),
      strings: strings.map(([from, to]) => slice(from, to)),
    };
  };

  return {
    take: (piece: Iterable<number>): ReplyReading => {
      for (const byte of piece) bytes.push(byte);
      if (bytes.length > MAX_REPLY_BYTES) return 'wrongSum';
      if (start < 0) findStart();
      if (start < 0) return 'unfinished';
      for (;;) {
        const length = bytes[next];
        if (length === undefined) return 'unfinished';
        if (length === 0) return bytes.length < next + 3 ? 'unfinished' : finish(next + 1);
        const to = next + 1 + length;
        if (bytes.length < to) return 'unfinished';
        strings.push([next + 1, to]);
        next = to;
      }
    },
    silence: (): TimeoutCause => {
      if (start >= 0) return 'stopped';
      return NEGATIVE_REPLIES[(bytes[0] ?? 0) as keyof typeof NEGATIVE_REPLIES] ?? 'silent';
    },
  };
}
