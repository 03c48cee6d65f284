import { namedColumns } from '../../ui/table/columns';

export const columns = namedColumns({
  tick: { label: 'desk.select', width: '1.5rem', isQuiet: true, fold: 'lead', isOffPaper: true },
  number: { label: 'order.number', width: '5rem', fold: 'head' },
  age: { label: 'desk.age', width: '4.5rem', under: 'number', fold: 'left' },
  customer: { label: 'order.customer', width: 'minmax(0, 12fr)', fold: 'bare' },
  po: { label: 'order.po', width: 'minmax(8rem, 2fr)', under: 'customer' },
  lines: { label: 'order.lines', width: '3.5rem', isNumber: true, fold: 'right' },
  units: { label: 'order.units', width: '4.75rem', isNumber: true, under: 'lines', fold: 'left' },
  total: { label: 'order.total', width: '6.5rem', isNumber: true, fold: 'right' },
  country: { label: 'staff.country', width: '3.75rem', under: 'total', fold: 'left' },
  stage: { label: 'order.status', width: '8.5rem', fold: 'right' },
  flags: { label: 'desk.flags', width: 'minmax(0, 5fr)', under: 'stage', fold: 'bare' },
});
