import { readFileSync } from 'node:fs';

const file = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');

/** URL of the barcode reader's WebAssembly, which webpack provides in the built site. */
export default `data:application/wasm;base64,${file.toString('base64')}`;
