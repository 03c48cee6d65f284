/** An order as somebody writes it, and what a careful clerk takes from it. */
export interface OrderText {
  text: string;
  /** Products that are certainly ordered, with their quantities. */
  ordered: Record<string, number>;
  /** What has to be asked about, or shown as not ordered: codes, or words without one. */
  shown?: string[];
}

/** Shorter to write: `22423=6 85123A=12`. */
export function orderText(text: string, ordered: string, ...shown: string[]): OrderText {
  const lines = ordered.split(' ').filter((line) => line !== '');
  const entries = lines.map((line) => line.split('=') as [string, string]);
  return {
    text,
    ordered: Object.fromEntries(entries.map(([code, quantity]) => [code, Number(quantity)])),
    ...(shown.length > 0 && { shown }),
  };
}
