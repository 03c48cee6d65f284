/** State and faults of the simulated scanner; plain data, so that it can be sent to a browser. */
export interface ScannerPlan {
  /**
   * Symbology, code, and the time of the scan: second, minute, hour, day, month, year since 2000.
   */
  records?: { kind: number; code: string; at?: number[] }[];
  /** Eight bytes. */
  id?: number[];
  /** System status: 22 is a low battery, 5 a scanner waking up. */
  status?: number;
  /** Seconds that its clock is behind; `null` if it was never set. */
  late?: number | null;
  /** It does not store scan times. */
  hasNoTimes?: boolean;
  /** Bytes per chunk of a reply; a single chunk by default. */
  piece?: number;
  /** Bytes sent before every reply. */
  noise?: number[];
  /** Replies with an invalid checksum, numbered from 1. */
  wrongSums?: number[];
  /** Truncated replies, numbered from 1. */
  cut?: number[];
  /** Replies that are never sent, numbered from 1. */
  unanswered?: number[];
  /** Commands that are refused, with the status. */
  refusals?: Record<number, number>;
  /** The command at which the cable is unplugged. */
  unplugAt?: number;
  /** Another program has the port open. */
  isBusy?: boolean;
  /** A code scanned while the scanner is connected, before the command with this number. */
  scannedBefore?: { turn: number; code: string };
}

/**
 * Simulates an OPN-2001 at the other end of a serial port, speaking CSP2 byte by byte. A
 * self-contained function, because its source is also evaluated in a browser; its checksum is
 * implemented independently of ours.
 */
export function simulateScanner(plan: ScannerPlan = {}) {
  const id = plan.id ?? [0, 0, 0, 0, 0, 0x00, 0x32, 0x78];
  const records = [...(plan.records ?? [])];
  const commands: number[] = [];
  let setClock: number[] | undefined;
  let replyCount = 0;
  let isUnplugged = false;
  let controller: ReadableStreamDefaultController<Uint8Array>;

  /**
   * Computed most significant bit first over reflected bytes, which gives the same result as the
   * reflected polynomial.
   */
  const checkSum = (bytes: number[]) => {
    const reverseBits = (value: number, width: number) =>
      parseInt([...value.toString(2).padStart(width, '0')].reverse().join(''), 2);
    let rest = 0xffff;
    for (const byte of bytes) {
      rest ^= reverseBits(byte, 8) << 8;
      for (let bit = 0; bit < 8; bit += 1)
        rest = rest & 0x8000 ? ((rest << 1) ^ 0x8005) & 0xffff : rest << 1;
    }
    const sum = reverseBits(rest ^ 0xffff, 16);
    return [sum >> 8, sum & 255];
  };
  const pack = ([second, minute, hour, day, month, year]: number[]) => {
    const bits = [
      [second, 6],
      [minute, 6],
      [hour, 5],
      [day, 5],
      [month, 4],
      [year, 6],
    ] as [number, number][];
    const text = bits.map(([value, width]) => value.toString(2).padStart(width, '0')).join('');
    return [0, 8, 16, 24].map((from) => parseInt(text.slice(from, from + 8), 2));
  };
  const clock = () => {
    if (plan.late === null) return [0, 0, 0, 0, 0, 0];
    const now = new Date(Date.now() - (plan.late ?? 0) * 1000);
    const date = [now.getDate(), now.getMonth() + 1, now.getFullYear() - 2000];
    return setClock ?? [now.getSeconds(), now.getMinutes(), now.getHours(), ...date];
  };
  const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
  const counted = (string: number[]) => [string.length, ...string];
  const record = ({ kind, code, at }: { kind: number; code: string; at?: number[] }) =>
    counted([kind, ...text(code), ...(plan.hasNoTimes ? [] : pack(at ?? [3, 41, 14, 23, 11, 25]))]);

  const bodyOf = (name: number, sent: number[]): number[] | undefined => {
    if (name === 1) return [0x31, plan.status ?? 0, ...id, ...text('OPN2001V')];
    if (name === 2) records.length = 0;
    if (name === 7) return [...id, ...records.flatMap(record)];
    if (name === 8) return counted([sent[3] ?? 0, plan.hasNoTimes ? 0 : 1]);
    if (name === 9) setClock = sent.slice(3, 9);
    if (name === 10) return counted(clock());
    return [2, 5, 9].includes(name) ? [] : undefined;
  };
  const send = (bytes: number[]) => {
    const size = plan.piece ?? Math.max(bytes.length, 1);
    for (let from = 0; from < bytes.length; from += size)
      controller.enqueue(Uint8Array.from(bytes.slice(from, from + size)));
  };
  const unplug = () => {
    isUnplugged = true;
    controller.error(new Error('The device has been lost.'));
  };

  const respond = (sent: number[]) => {
    const [name = 0] = sent;
    commands.push(name);
    const { scannedBefore } = plan;
    if (scannedBefore && scannedBefore.turn === commands.length)
      records.push({ kind: 11, code: scannedBefore.code });
    if (plan.unplugAt === name) return unplug();
    const refusal = plan.refusals?.[name];
    if (refusal !== undefined) return send([refusal]);
    const isIntact = checkSum(sent.slice(0, -2)).join() === sent.slice(-2).join();
    const body = isIntact ? bodyOf(name, sent) : undefined;
    if (!body) return send([isIntact ? 5 : 7]);
    replyCount += 1;
    if (plan.unanswered?.includes(replyCount)) return undefined;
    const frame = [6, 2, ...body, 0];
    const [high = 0, low = 0] = checkSum(frame);
    const whole = [...frame, plan.wrongSums?.includes(replyCount) ? high ^ 0x55 : high, low];
    const end = plan.cut?.includes(replyCount) ? whole.length >> 1 : whole.length;
    return send([...(plan.noise ?? []), ...whole.slice(0, end)]);
  };

  let isOpen = false;
  let readable: ReadableStream<Uint8Array> | null = null;
  let writable: WritableStream<Uint8Array> | null = null;
  const port = {
    get readable() {
      return isUnplugged ? null : readable;
    },
    get writable() {
      return isUnplugged ? null : writable;
    },
    getInfo: () => ({ usbVendorId: 0x065a, usbProductId: 0x0009 }),
    open: async () => {
      if (plan.isBusy || isOpen) throw new Error('Failed to open serial port.');
      isOpen = true;
      readable = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
      writable = new WritableStream<Uint8Array>({ write: (bytes) => respond([...bytes]) });
    },
    close: async () => {
      if (readable?.locked || writable?.locked) throw new TypeError('A stream is locked.');
      isOpen = false;
    },
  };
  return { port, commands, records, isOpen: () => isOpen, clockSetTo: () => setClock, unplug };
}
