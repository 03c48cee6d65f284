import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { linesOfScans } from '#domain/order-file/readScans';

import type { AddLines } from '../../slices/worksheets/sheetLine';

import { CableError, type CableFault } from './cable';
import { clearScanner, readScanner, withCable, type ScannerReading } from './scannerOnCable';
import type { SerialPort } from './webSerial';

export type CableState =
  | { at: 'choosing' | 'notChosen' | 'reading' }
  | { at: 'failed'; fault: CableFault }
  | {
      at: 'read';
      reading: ScannerReading;
      isStored: boolean;
      clearing?: 'asked' | 'done' | CableFault;
    };

interface CableOptions {
  port: Promise<SerialPort | undefined>;
  onLines: AddLines;
  /** Returns the source name shown for the lines. */
  nameOf: (serial: string) => string;
}

/** Maps an error to a fault; errors that do not come from the scanner are logged to the console. */
function faultOf(error: unknown): CableFault {
  if (error instanceof CableError) return error.fault;
  console.error(error);
  return 'unplugged';
}

/**
 * Reads the scanner once its port is chosen, passes its scans to `onLines`, and clears it on
 * request.
 */
export function useCable({ port, onLines, nameOf }: CableOptions) {
  const [state, setState] = useState<CableState>({ at: 'choosing' });
  const controllerRef = useRef<AbortController>(null);

  const read = useEffectEvent(async (chosen: SerialPort, signal: AbortSignal) => {
    try {
      const reading = await withCable(chosen, signal, readScanner);
      const { lines } = linesOfScans(reading.file, []);
      const hasNewLines = !signal.aborted && lines.length > 0;
      const isStored = hasNewLines && (await onLines(lines, nameOf(reading.device.serial)));
      return { at: 'read', reading, isStored } as const;
    } catch (error) {
      return { at: 'failed', fault: faultOf(error) } as const;
    }
  });

  // The scanner is external to React; its port is released when the panel unmounts or the page is
  // left.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const leave = () => controller.abort();
    const showState = (next: CableState | undefined) => {
      if (next && !signal.aborted) setState(next);
    };
    controllerRef.current = controller;
    window.addEventListener('pagehide', leave);
    void port
      .then((chosen) => {
        showState({ at: chosen ? 'reading' : 'notChosen' });
        return chosen && read(chosen, signal);
      })
      .then(showState);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [port]);

  const clear = async () => {
    const chosen = await port;
    if (state.at !== 'read' || !chosen || !controllerRef.current) return;
    setState({ ...state, clearing: 'asked' });
    const clearing = await withCable(chosen, controllerRef.current.signal, (cable) =>
      clearScanner(cable, state.reading.held),
    ).then(() => 'done' as const, faultOf);
    setState({ ...state, clearing });
  };

  return { state, clear };
}
