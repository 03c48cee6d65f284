import { command } from '../../domain/csp2/command';
import { crc16 } from '../../domain/csp2/crc16';
import { parseDevice, serialOf } from '../../domain/csp2/device';
import { clockBytes, parseClock, secondsBehind, unpackTime } from '../../domain/csp2/deviceTime';
import { readScans } from '../../domain/csp2/readScans';
import { replyReader, type ReplyReading, type DeviceReply } from '../../domain/csp2/reply';
import { symbologyName } from '../../domain/csp2/symbology';
import { linesOfScans } from '../../domain/order-file/readScans';
import { readScanText } from '../../domain/scanner/readScanText';

const hex = (bytes: Iterable<number>) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
const bytes = (text: string) => text.split(' ').map((byte) => parseInt(byte, 16));
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Builds a complete reply with a valid checksum. */
const framed = (...body: number[]) => {
  const frame = [6, 2, ...body, 0];
  const sum = crc16(frame);
  return [...frame, sum >> 8, sum & 255];
};
/** A real reply from a Symbol CS 1504, as recorded in `csp2.cpp` of dudochkin-victor/cs1504. */
const NOTED = bytes('06 02 31 00 00 02 00 00 00 0e 1a 76 4e 42 52 49 4b 41 41 45 00 62 21');

const ID = [0, 0, 0, 0, 0, 0x00, 0x32, 0x78];
const TIME = [0x0e, 0x97, 0x5e, 0xd9];
const record = (kind: number, code: string, time = TIME) => {
  const string = [kind, ...ascii(code), ...time];
  return [string.length, ...string];
};
const isReply = (reading: ReplyReading): reading is DeviceReply => typeof reading === 'object';

describe('a scanner command', () => {
  it.each([
    ['interrogate', '01 02 00 9f de'],
    ['clear', '02 02 00 9f 2e'],
    ['powerDown', '05 02 00 5e 9f'],
    ['upload', '07 02 00 9e 3e'],
    ['getTime', '0a 02 00 5d af'],
  ] as const)('is sent as the published bytes: %s', (name, published) => {
    expect(hex(command(name))).toBe(published);
  });

  it('has the time after its length', () => {
    const at = new Date(2025, 10, 23, 14, 41, 3);
    expect(hex(command('setTime', clockBytes(at)))).toMatch(/^09 02 06 03 29 0e 17 0b 19 00 /);
  });
});

describe('a scanner response', () => {
  it('from a real scanner is read completely', () => {
    const reply = replyReader('interrogate').take(NOTED);
    if (!isReply(reply)) throw new Error(`read as ${reply}`);
    expect(parseDevice(reply)).toEqual({ serial: '0E1A76', software: 'NBRIKAAE', state: 'ready' });
  });

  it('is read the same in chunks of any size, and after noise', () => {
    const frame = framed(...ID, ...record(11, '8710841030181'), ...record(8, '012345678905'));
    const expected = replyReader('upload').take(frame);
    expect(isReply(expected)).toBe(true);
    for (let size = 1; size < frame.length; size += 1) {
      const reading = replyReader('upload');
      let last: ReplyReading = reading.take([0x00, 0x06, 0xff, 0x15]);
      for (let from = 0; from < frame.length; from += size) {
        expect(last).toBe('unfinished');
        last = reading.take(frame.slice(from, from + size));
      }
      expect(last).toEqual(expected);
    }
  });

  it('ends according to its lengths, whatever its codes contain', () => {
    const code = String.fromCharCode(0x06, 0x02, 0x00, 0x9e);
    const reply = replyReader('upload').take(framed(...ID, ...record(3, code)));
    expect(isReply(reply) && reply.strings).toHaveLength(1);
  });

  it('with any one bit flipped is refused or still waited for', () => {
    const frame = framed(...ID, ...record(11, '8710841030181'));
    for (let bit = 16; bit < frame.length * 8; bit += 1) {
      const damaged = [...frame];
      damaged[bit >> 3]! ^= 1 << (bit & 7);
      expect(['wrongSum', 'unfinished']).toContain(replyReader('upload').take(damaged));
    }
  });

  it('that never ends is given up', () => {
    const reading = replyReader('upload');
    const noise = new Uint8Array(100_000).fill(0x20);
    const readings = Array.from({ length: 21 }, () => reading.take(noise));
    expect(readings.at(0)).toBe('unfinished');
    expect(readings.at(-1)).toBe('wrongSum');
  });

  it.each([
    ['nothing', [], 'silent'],
    ['noise', [0x55, 0x06], 'silent'],
    ['half an answer', [0x06, 0x02, 0x06, 0x01], 'stopped'],
    ['an unknown command', [0x05], 'unknownCommand'],
    ['a wrong checksum from us', [0x07], 'wrongSum'],
    ['a byte it could not read', [0x08], 'wrongByte'],
    ['a failure of the scanner', [0x09], 'failure'],
  ])('is classified once the scanner falls silent: %s', (_what, sent, meaning) => {
    const reading = replyReader('getTime');
    reading.take(sent);
    expect(reading.silence()).toBe(meaning);
  });
});

describe('the serial number', () => {
  it('has six digits, or seven on newer scanners', () => {
    expect(serialOf(Uint8Array.from(ID))).toBe('003278');
    expect(serialOf(Uint8Array.from([0, 0, 0, 0, 0x01, 0x23, 0x45, 0x67]))).toBe('1234567');
  });
});

describe('the scanner status', () => {
  it.each([
    [0, 'ready'],
    [22, 'lowBattery'],
    [5, 'waking'],
  ])('%i means %s', (status, state) => {
    const reply = replyReader('interrogate').take(
      framed(0x31, status, ...ID, ...ascii('OPN2001 ')),
    );
    expect(isReply(reply) && parseDevice(reply)).toMatchObject({ state, software: 'OPN2001' });
  });
});

describe('the time', () => {
  it('of a scan is unpacked from four bytes', () => {
    expect(unpackTime(Uint8Array.from(TIME))).toEqual({ date: '2025-11-23', time: '14:41:03' });
  });

  it.each([
    ['ambiguous seconds', 'fe 97 5e d9'],
    ['a nonexistent month', '0e 97 5c 19'],
    ['no date', '0e 97 02 d9'],
    ['nothing', '00 00 00 00'],
  ])('is ignored if it contains %s', (_what, four) => {
    expect(unpackTime(Uint8Array.from(bytes(four)))).toBeUndefined();
  });

  it('of the clock is read back as it was set, and ignored if it is invalid', () => {
    const at = new Date(2028, 1, 29, 23, 59, 58);
    const shown = parseClock(Uint8Array.from(clockBytes(at)));
    expect(shown).toEqual({ date: '2028-02-29', time: '23:59:58' });
    expect(parseClock(Uint8Array.from([1, 2, 3]))).toBeUndefined();
    expect(parseClock(Uint8Array.from([0, 0, 0, 30, 2, 28]))).toBeUndefined();
  });

  it('of the clock is expressed as seconds behind ours', () => {
    const now = new Date(2025, 10, 23, 14, 44, 3);
    expect(secondsBehind({ date: '2025-11-23', time: '14:41:03' }, now)).toBe(180);
    expect(secondsBehind({ date: '2025-11-23', time: '14:45:03' }, now)).toBe(-60);
  });
});

describe('the content of a scanner', () => {
  const read = (body: number[], hasTimes = true) => {
    const reply = replyReader('upload').take(framed(...ID, ...body));
    if (!isReply(reply)) throw new Error(`read as ${reply}`);
    return readScans(reply, hasTimes);
  };

  it('is read with symbology, time and serial number, the codes as text', () => {
    expect(read([...record(8, '012345678905'), ...record(1, 'A1234-BLU')]).scans).toEqual([
      {
        line: 1,
        code: '012345678905',
        quantity: 1,
        symbology: 'UPC-A',
        serial: '003278',
        date: '2025-11-23',
        time: '14:41:03',
      },
      expect.objectContaining({ line: 2, code: 'A1234-BLU', symbology: 'Code-39' }),
    ]);
  });

  it('is read without times if the scanner stores none', () => {
    const { scans } = read(record(11, '8710841030181', []), false);
    expect(scans).toEqual([expect.objectContaining({ code: '8710841030181', serial: '003278' })]);
    expect(scans[0]).not.toHaveProperty('date');
  });

  it('keeps a code whose time is invalid', () => {
    const { scans, unread } = read(record(11, '8710841030181', [0, 0, 0, 0]));
    expect(scans).toHaveLength(1);
    expect(scans[0]).not.toHaveProperty('time');
    expect(unread).toEqual([]);
  });

  it('reports every record that is too short or not a code', () => {
    const { scans, unread } = read([...record(11, ''), ...record(3, '<html>'), 2, 11, 49]);
    expect(scans).toEqual([]);
    expect(unread.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'cutShort'],
      [2, 'notACode'],
      [3, 'cutShort'],
    ]);
  });

  it('applies the quantity of a printed form to the product before it', () => {
    const { scans, quantityLines } = read([...record(3, 'AC1000'), ...record(3, 'QTY-12')]);
    expect(scans).toEqual([expect.objectContaining({ code: 'AC1000', quantity: 12 })]);
    expect(quantityLines).toBe(1);
  });

  it('is empty if the scanner is empty', () => {
    expect(read([])).toMatchObject({ lines: 0, scans: [], unread: [] });
  });
});

describe('a scan read over the cable', () => {
  const overCable = () => {
    const records = [...record(8, '012345678905'), ...record(8, '012345678905')];
    const reply = replyReader('upload').take(framed(...ID, ...records));
    if (!isReply(reply)) throw new Error(`read as ${reply}`);
    return linesOfScans(readScans(reply, true), []).lines;
  };

  it.each([
    [
      'the Companion program',
      '012345678905, UPC-A, 02:41:03 PM, 11/23/25, 2:45:10 PM, 11/23/25, 003278',
    ],
    [
      'the same with other dates',
      '"012345678905";"UPC-A";"14:41:03";"2025-11-23";"14:45:10";"2025-11-23";"003278"',
    ],
    ['batch mode', '012345678905,003278,14:41:03,23/11/2025'],
  ])('has the same fingerprint as in a file of %s', (_program, line) => {
    const file = readScanText(`${line}\r\n${line}\r\n`);
    if (file.refusal) throw new Error(file.refusal);
    const [inFile] = linesOfScans(file, []).lines;
    expect(overCable()).toEqual([inFile]);
    expect(new Set(inFile?.scans).size).toBe(2);
  });
});

describe('a symbology number', () => {
  it.each([
    [0x0b, 'EAN-13'],
    [0x4b, 'EAN-13 + 2'],
    [0x88, 'UPC-A + 5'],
    [0x06, 'ITF'],
    [0x7f, 'Unknown Symbology'],
  ])('%i means %s', (id, name) => {
    expect(symbologyName(id)).toBe(name);
  });
});
