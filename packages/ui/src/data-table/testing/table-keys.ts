/** The keys that every table knows, as the docs pages of its stories name them. */
export const tableKeys = [
  { keys: 'Tab', does: 'Enters the grid at one cell; the next Tab leaves it' },
  { keys: 'Arrows', does: 'Move between cells, the headings too' },
  { keys: 'Home, End', does: 'First and last cell of the row' },
  { keys: 'Ctrl + Home, Ctrl + End', does: 'First and last cell of the table' },
  { keys: 'Page Up, Page Down', does: 'Move by as many rows as are in view' },
  { keys: 'Enter, F2', does: 'Lead to the controls of a cell; on a heading, Enter sorts' },
  { keys: 'Enter', does: 'In a cell without controls: follows the link of the row' },
  { keys: 'Escape', does: 'Leads from a control back to its cell' },
  { keys: 'Shift + Enter', does: 'On a heading: sorts by this column too' },
  { keys: 'Ctrl + Left, Ctrl + Right', does: 'On a heading: moves the column' },
  {
    keys: 'Shift + Left, Shift + Right',
    does: 'On a heading: makes the column narrower or wider',
  },
  { keys: 'Space', does: 'Chooses the row; with Shift all from the one chosen before' },
  { keys: 'Ctrl + A', does: 'Chooses every row that matches' },
]
