import { readContent, type Asked } from './readContent';

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  void readContent(data).then((read) => self.postMessage(read));
};
