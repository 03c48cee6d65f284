import { writeLeaving } from '../../../store/kept';

/** Milliseconds without another change before it is written down. */
const PAUSE = 300;

/** Writes after a pause, or when the page is left before that; the answer takes it back. */
export function keepSoon(name: string, value: unknown, write: () => unknown): () => void {
  const leave = () => writeLeaving(name, value);
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('pagehide', leave);
  };
  const timer = setTimeout(() => {
    cancel();
    write();
  }, PAUSE);
  window.addEventListener('pagehide', leave);
  return cancel;
}
