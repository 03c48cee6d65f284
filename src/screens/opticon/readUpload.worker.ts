import { readUpload } from './readUpload';

self.onmessage = ({ data }: MessageEvent<{ bytes: Uint8Array; name: string }>) => {
  self.postMessage(readUpload(data.bytes, data.name));
};
