/**
 * The roles of a table's elements. They are spelled out because browsers drop those of a table
 * whose style sheet lays it out by other means.
 */
export const role = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
  /** A line of its own: a <progress> is drawn by the browser. */
  progress: { role: 'progressbar' },
} as const
