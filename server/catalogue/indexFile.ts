import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import { crc32 } from 'node:zlib';

import type { Language } from '#domain/languages';

import type { SearchIndex } from './search/searchIndex';
import type { Snapshot } from './snapshot';

/** The snapshot and the search indexes of every language, ready for use. */
export interface ReadyCatalogue {
  snapshot: Snapshot;
  indexes: ReadonlyMap<Language, SearchIndex>;
}

/** Incremented whenever the format of the stored data changes. */
const FORMAT = 3;
/** Size of the header in bytes: a line of JSON, padded with spaces. */
const HEADER_BYTES = 512;
/** Columns are aligned to this many bytes, so that they can be used without copying. */
const ALIGNMENT = 8;
const OWNER_ONLY = 0o600;

interface Header {
  format: number;
  version: string;
  /** Bytes of the objects and texts, then of the columns that they refer to. */
  objects: number;
  columns: number;
  checksum: number;
}

const COLUMN_TYPES = [Uint8Array, Uint16Array, Uint32Array] as const;
type Column = InstanceType<(typeof COLUMN_TYPES)[number]>;

/**
 * Serialises objects and texts, and sets their typed arrays aside: copying these would double the
 * memory.
 */
class ObjectWriter extends DefaultSerializer {
  readonly columns: Column[] = [];

  _writeHostObject(column: Column): void {
    this.columns.push(column);
    this.writeUint32(COLUMN_TYPES.findIndex((type) => column instanceof type));
    this.writeUint32(column.length);
  }
}

class ObjectReader extends DefaultDeserializer {
  #at = 0;

  constructor(
    objects: Buffer,
    readonly columns: Uint8Array<ArrayBuffer>,
  ) {
    super(objects);
  }

  _readHostObject(): Column {
    const Type = COLUMN_TYPES[this.readUint32()] ?? Uint8Array;
    const { buffer, byteOffset } = this.columns;
    const column = new Type(buffer, byteOffset + this.#at, this.readUint32());
    this.#at += alignedLength(column.byteLength);
    return column;
  }
}

const alignedLength = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

const bytesOf = ({ buffer, byteOffset, byteLength }: Column): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const isNotEmpty = ({ length }: Buffer): boolean => length > 0;

const checksumOf = (parts: readonly Uint8Array[]): number =>
  parts.reduce((sum, part) => crc32(part, sum), 0);

/** Writes the file atomically. */
export async function writeIndexFile(file: string, ready: ReadyCatalogue): Promise<void> {
  const writer = new ObjectWriter();
  writer.writeHeader();
  writer.writeValue(ready);
  const objects = writer.releaseBuffer();
  const columns = writer.columns.flatMap((column) => {
    const bytes = bytesOf(column);
    return [bytes, Buffer.alloc(alignedLength(bytes.length) - bytes.length)].filter(isNotEmpty);
  });
  const header: Header = {
    format: FORMAT,
    version: ready.snapshot.version,
    objects: objects.length,
    columns: columns.reduce((sum, { length }) => sum + length, 0),
    checksum: checksumOf([objects, ...columns]),
  };

  await mkdir(dirname(file), { recursive: true });
  const temporaryFile = `${file}.${randomUUID()}`;
  try {
    const handle = await open(temporaryFile, 'w', OWNER_ONLY);
    try {
      await handle.write(JSON.stringify(header).padEnd(HEADER_BYTES));
      for (const part of [objects, ...columns]) await handle.write(part);
    } finally {
      await handle.close();
    }
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** Reads the file; `undefined` if it is missing, damaged or of a version that `isUsable` rejects. */
export async function readIndexFile(
  file: string,
  isUsable: (version: string) => Promise<boolean>,
): Promise<ReadyCatalogue | undefined> {
  try {
    const handle = await open(file);
    try {
      const readBytes = async (bytes: number) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes);
        return buffer.subarray(0, bytesRead);
      };
      const header = JSON.parse((await readBytes(HEADER_BYTES)).toString()) as Header;
      if (header.format !== FORMAT || !(await isUsable(header.version))) return undefined;
      const { size } = await handle.stat();
      if (size !== HEADER_BYTES + header.objects + header.columns) return undefined;
      const objects = await readBytes(header.objects);
      const columns = await readBytes(header.columns);
      if (checksumOf([objects, columns]) !== header.checksum) return undefined;
      const reader = new ObjectReader(objects, columns);
      reader.readHeader();
      return reader.readValue() as ReadyCatalogue;
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}
