/** The keys that every table supports, for the docs pages of its stories. */
export const tableKeys = [
  { keys: 'Tab', does: 'Enters the grid at one cell; the next Tab leaves it' },
  { keys: 'Arrows', does: 'Move between cells, including headings' },
  { keys: 'Home, End', does: 'Move to the first and last cell of the row' },
  { keys: 'Ctrl + Home, Ctrl + End', does: 'Move to the first and last cell of the table' },
  { keys: 'Page Up, Page Down', does: 'Move by the number of rows in view' },
  { keys: 'Enter, F2', does: 'Move to the controls of a cell; on a heading, Enter sorts' },
  { keys: 'Enter', does: 'In a cell without controls: follows the link of the row' },
  { keys: 'Escape', does: 'Moves from a control back to its cell' },
  { keys: 'Shift + Enter', does: 'On a heading: sorts by this column too' },
  { keys: 'Ctrl + Left, Ctrl + Right', does: 'On a heading: moves the column' },
  {
    keys: 'Shift + Left, Shift + Right',
    does: 'On a heading: makes the column narrower or wider',
  },
  { keys: 'Space', does: 'Selects the row; with Shift all rows since the last selected one' },
  { keys: 'Ctrl + A', does: 'Selects every row that matches' },
]
