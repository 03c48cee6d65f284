import { parentPort, Worker, workerData } from 'node:worker_threads';

import { isDiskError } from '../files/fileErrors';

import type { Conversion } from './conversion';
import { convertFile, DAMAGED, type Converted } from './convertFile';

/**
 * Memory limit, and time limit in milliseconds: a damaged or hostile file could keep its reader
 * busy forever.
 */
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 512 };
const TIMEOUT_MS = 30_000;

export type Converter = (conversion: Conversion) => Promise<Converted>;

/**
 * Converts files one after the other, each in its own thread, which runs a program that calls
 * `convertInThread`; rejects if there is no such program, or if the disk fails.
 */
export function openConverter(program: string, timeoutMs = TIMEOUT_MS): Converter {
  let before: Promise<unknown> = Promise.resolve();
  const convert: Converter = async (conversion) => {
    const worker = new Worker(program, { workerData: conversion, resourceLimits: MEMORY_LIMIT });
    const result = await new Promise<Converted>((resolve, reject) => {
      const timer = setTimeout(() => resolve(DAMAGED), timeoutMs);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'MODULE_NOT_FOUND' || isDiskError(error)) reject(error);
        else resolve(DAMAGED);
      });
      worker.once('exit', () => {
        clearTimeout(timer);
        resolve(DAMAGED);
      });
    });
    await worker.terminate();
    return result;
  };
  return (conversion) => {
    const converted = before.then(() => convert(conversion));
    before = converted.catch(() => undefined);
    return converted;
  };
}

/** Entry point of the worker thread. */
export async function convertInThread(): Promise<void> {
  parentPort?.postMessage(await convertFile(workerData as Conversion));
}
