import type { TableColumn } from '@faircourt/contracts/search-view';

/** One that is shown goes; one that is not comes last. */
export function toggleColumn(columns: readonly TableColumn[], column: TableColumn): TableColumn[] {
  return columns.includes(column) ? columns.filter((shown) => shown !== column) : [...columns, column];
}

/** Changes places with its neighbour; at the end of the row nothing happens. */
export function moveColumn(columns: readonly TableColumn[], column: TableColumn, by: -1 | 1): TableColumn[] {
  const place = columns.indexOf(column);
  const neighbour = columns[place + by];
  if (place < 0 || neighbour === undefined) return [...columns];
  return columns.with(place, neighbour).with(place + by, column);
}
