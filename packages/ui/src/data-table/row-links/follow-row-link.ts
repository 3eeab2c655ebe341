/** Elements that handle a click themselves. */
const interactive =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [contenteditable="true"], [data-part="check"]'

/** The modifier keys that decide where a link opens. */
interface ModifierKeys {
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Whether the reader has just selected text of this row, to copy it. */
function isTextSelected(row: Element): boolean {
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed && row.contains(selection.anchorNode)
}

/** Finds the row that a click opens; null if the clicked element handles the click itself. */
export function clickedRow(grid: Element, target: Element): Element | null {
  const row = target.closest('[data-place]')
  // In React, events also bubble here from menus that a cell opened elsewhere in the page.
  if (!row || !grid.contains(target)) return null
  const control = target.closest(interactive)
  return (control && row.contains(control)) || isTextSelected(row) ? null : row
}

/** Clicks the first link of a row with the same modifier keys; false if the row has no link. */
export function followRowLink(row: Element | null, modifiers: ModifierKeys): boolean {
  const link = row?.querySelector<HTMLElement>('a[href]')
  const { ctrlKey, metaKey, shiftKey, altKey } = modifiers
  const keys = { ctrlKey, metaKey, shiftKey, altKey }
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  return link != null
}
