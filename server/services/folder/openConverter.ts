import { parentPort, Worker, workerData } from 'node:worker_threads';

import type { Conversion } from './conversion';
import { convertFile, DAMAGED, type Converted } from './convertFile';

/**
 * Memory limit, and time limit in milliseconds: a damaged or hostile file could keep its reader
 * busy forever.
 */
const MEMORY = { maxOldGenerationSizeMb: 512 };
const LONGEST = 30_000;

export type Converter = (conversion: Conversion) => Promise<Converted>;

/**
 * Converts files one after the other, each in its own thread, which runs a program that calls
 * `convertInThread`.
 */
export function openConverter(program: string, longest = LONGEST): Converter {
  let before: Promise<unknown> = Promise.resolve();
  const convert: Converter = async (conversion) => {
    const worker = new Worker(program, { workerData: conversion, resourceLimits: MEMORY });
    const told = await new Promise<Converted>((resolve) => {
      const clock = setTimeout(() => resolve(DAMAGED), longest);
      worker.once('message', resolve);
      worker.once('error', () => resolve(DAMAGED));
      worker.once('exit', () => {
        clearTimeout(clock);
        resolve(DAMAGED);
      });
    });
    await worker.terminate();
    return told;
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
