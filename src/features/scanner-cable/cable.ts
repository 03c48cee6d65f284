import { command, type CommandName } from '#domain/csp2/command';
import {
  replyReader,
  type ReplyReading,
  type DeviceReply,
  type TimeoutCause,
} from '#domain/csp2/reply';

import type { SerialPort } from './webSerial';

/**
 * `busy`: another program has the port open. `changed`: the scanner holds other scans than those
 * read.
 */
export type CableFault =
  'busy' | 'unplugged' | 'silent' | 'garbled' | 'refused' | 'waking' | 'changed';

export class CableError extends Error {
  constructor(readonly fault: CableFault) {
    super(`The scanner on the cable: ${fault}`);
  }
}

/** Milliseconds without a byte after which a reply is considered ended. */
export const SILENCE_MS = 2000;
/** Attempts per command; a damaged or missing reply is requested again. */
const MAX_TRIES = 3;
/** Baud rate, and the receive buffer for a busy page in bytes. */
const PORT_OPTIONS = { baudRate: 9600, bufferSize: 65_536 };

type Outcome = Exclude<ReplyReading, 'unfinished'> | TimeoutCause | 'unplugged';

/** Maps an outcome to the fault that is shown. */
const FAULTS: Record<Exclude<Outcome, DeviceReply>, CableFault> = {
  silent: 'silent',
  stopped: 'garbled',
  wrongSum: 'garbled',
  wrongByte: 'garbled',
  failure: 'refused',
  unknownCommand: 'refused',
  unplugged: 'unplugged',
};

const isFinal = (outcome: Outcome): boolean =>
  typeof outcome === 'object' || outcome === 'unplugged' || outcome === 'unknownCommand';

export interface Cable {
  /**
   * Rejects with a `CableError` if no attempt gets a complete reply, or if the scanner is
   * unplugged.
   */
  ask: (name: CommandName, string?: readonly number[], tries?: number) => Promise<DeviceReply>;
  close: () => Promise<void>;
}

/** Opens the port and listens until it is closed; ignores bytes that no command asked for. */
export async function openCable(port: SerialPort): Promise<Cable> {
  await port.open(PORT_OPTIONS).catch(() => {
    throw new CableError('busy');
  });
  let onPiece = (_piece: Uint8Array) => {};
  let onUnplugged = () => {};
  const line = listenTo(port, {
    onPiece: (piece) => onPiece(piece),
    onUnplugged: () => onUnplugged(),
  });
  const writer = port.writable?.getWriter();
  const askOnce = (name: CommandName, string?: readonly number[]) =>
    new Promise<Outcome>((resolve) => {
      const reading = replyReader(name);
      let timer: ReturnType<typeof setTimeout>;
      const finish = (outcome: Outcome) => {
        clearTimeout(timer);
        onPiece = onUnplugged = () => {};
        resolve(outcome);
      };
      const restartTimer = () => {
        clearTimeout(timer);
        timer = setTimeout(() => finish(reading.silence()), SILENCE_MS);
      };
      onPiece = (piece) => {
        const read = reading.take(piece);
        if (read === 'unfinished') restartTimer();
        else finish(read);
      };
      onUnplugged = () => finish('unplugged');
      restartTimer();
      if (!line.isOpen()) onUnplugged();
      else writer?.write(command(name, string)).catch(() => onUnplugged());
    });

  return {
    ask: async (name, string, tries = MAX_TRIES) => {
      let outcome: Outcome = 'silent';
      for (let attempt = 0; attempt < tries; attempt += 1) {
        outcome = await askOnce(name, string);
        if (isFinal(outcome)) break;
      }
      if (typeof outcome === 'object') return outcome;
      throw new CableError(FAULTS[outcome]);
    },
    close: async () => {
      await line.stop();
      writer?.releaseLock();
      await port.close().catch(() => {});
    },
  };
}

interface Listener {
  onPiece: (piece: Uint8Array) => void;
  onUnplugged: () => void;
}

/** Listens to an open port until it is unplugged or `stop` is called. */
function listenTo(port: SerialPort, { onPiece, onUnplugged }: Listener) {
  let isOpen = true;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  const listen = async () => {
    // A damaged byte ends a stream but the port provides another; no stream means it is unplugged.
    while (isOpen && port.readable) {
      reader = port.readable.getReader();
      try {
        for (
          let { value, done } = await reader.read();
          !done;
          { value, done } = await reader.read()
        )
          if (value) onPiece(value);
      } catch {
        continue;
      } finally {
        reader.releaseLock();
      }
    }
    isOpen = false;
    onUnplugged();
  };
  const listening = listen();

  return {
    isOpen: () => isOpen,
    stop: async () => {
      isOpen = false;
      await reader?.cancel().catch(() => {});
      await listening;
    },
  };
}
