import type { Scene } from './scene';

/** What a product needs to be known by its own drawing. */
export interface DrawnProduct {
  id: string;
  product_id: string;
}

/** Pictures that a guest of the server brings for what it put there itself; of anything else it has none. */
export interface Drawings {
  /** A square SVG of so many pixels. */
  product: (product: DrawnProduct, pixels: number) => string | undefined;
  carousel: (id: string) => Scene | undefined;
  newsletter: (row: { id: string; published_on: string }) => Scene | undefined;
  /** SVG shapes on the canvas of a cover, 600 × 776. */
  download: (kind: string, id: string) => string | undefined;
}
