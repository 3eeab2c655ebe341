/**
 * The ARIA roles of a table's elements. They are explicit because browsers drop the implicit ones
 * if CSS changes the `display` of a table.
 */
export const role = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
  /** Rendered as a `div`, since browsers limit the styling of `<progress>`. */
  progress: { role: 'progressbar' },
} as const
