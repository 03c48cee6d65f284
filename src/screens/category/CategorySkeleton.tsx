import { Skeleton } from '../../ui/Skeleton';

import { ThumbSkeleton } from './ProductThumb';
import { TILE_PRODUCT_COUNT } from './tileQueryOf';
import { Name, Row, SeeAll, Tile, Tiles } from './tiles';

const TILES = [1, 2, 3, 4, 5, 6];

/** Placeholder for a category page while it loads. */
export function CategorySkeleton() {
  return (
    <Tiles aria-busy="true">
      {TILES.map((tile) => (
        <Tile key={tile} aria-hidden="true">
          <Name as={Skeleton} />
          <PictureRow />
          <SeeAll />
        </Tile>
      ))}
    </Tiles>
  );
}

export function PictureRow() {
  return (
    <Row aria-hidden="true">
      {Array.from({ length: TILE_PRODUCT_COUNT }, (_, index) => (
        <li key={index}>
          <ThumbSkeleton />
        </li>
      ))}
    </Row>
  );
}
