import { readFileSync } from 'node:fs';

const file = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');

/** The address of the reader of bar codes, which webpack gives in the built site. */
export default `data:application/wasm;base64,${file.toString('base64')}`;
