import type { SheetRowsProps } from './rowProps';
import { WindowedRows } from './WindowedRows';

/** Longer sheets draw only the rows near the window. */
const WHOLE = 60;

export function SheetRows(props: SheetRowsProps) {
  const { ids, draw } = props;
  if (ids.length > WHOLE) return <WindowedRows {...props} />;
  return <tbody role="rowgroup">{ids.map((id, index) => draw(id, index, {}))}</tbody>;
}
