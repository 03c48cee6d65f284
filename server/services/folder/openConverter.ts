import { parentPort, Worker, workerData } from 'node:worker_threads';

import { convertFile, DAMAGED, type Conversion, type Converted } from './convertFile';

/** What a thread may take: a damaged or hostile file can keep its reader busy for good. */
const MEMORY = { maxOldGenerationSizeMb: 512 };
const LONGEST = 30_000;

export type Converter = (conversion: Conversion) => Promise<Converted>;

/** Reads files in a thread of its own that runs a program which calls `convertInThread`. */
export const openConverter =
  (program: string, longest = LONGEST): Converter =>
  async (conversion) => {
    const worker = new Worker(program, { workerData: conversion, resourceLimits: MEMORY });
    const refusal = { refusal: DAMAGED };
    const told = await new Promise<Converted>((resolve) => {
      const clock = setTimeout(() => resolve(refusal), longest);
      worker.once('message', resolve);
      worker.once('error', () => resolve(refusal));
      worker.once('exit', () => {
        clearTimeout(clock);
        resolve(refusal);
      });
    });
    await worker.terminate();
    return told;
  };

/** What the thread does. */
export async function convertInThread(): Promise<void> {
  parentPort?.postMessage(await convertFile(workerData as Conversion));
}
