/**
 * The roles that the elements of a table have by themselves. They are spelled out because some
 * browsers drop them where the style sheet shows rows as cards.
 */
export const role = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
