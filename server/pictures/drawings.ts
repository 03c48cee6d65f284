import type { Scene } from './scene';

/** The fields of a product that determine its drawing. */
export interface DrawnProduct {
  id: string;
  product_id: string;
}

/**
 * Generated pictures that a plug-in such as the demo provides for its own data; undefined for
 * anything else.
 */
export interface Drawings {
  /** A square SVG with the given edge length in pixels. */
  product: (product: DrawnProduct, pixels: number) => string | undefined;
  carousel: (id: string) => Scene | undefined;
  newsletter: (row: { id: string; published_on: string }) => Scene | undefined;
  /** SVG shapes on a cover canvas of 600 × 776. */
  download: (kind: string, id: string) => string | undefined;
}
