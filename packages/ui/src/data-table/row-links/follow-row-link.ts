/** What answers a click by itself. */
const answering =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [contenteditable="true"], [data-part="check"]'

/** The keys that decide where a link opens. */
interface HeldKeys {
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Whether the reader has just marked a text of this row, to copy it. */
function isTextMarked(row: Element): boolean {
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed && row.contains(selection.anchorNode)
}

/** The row that a click is meant to open; null where something in it answers by itself. */
export function clickedRow(grid: Element, target: Element): Element | null {
  const row = target.closest('[data-place]')
  // React hands on events from menus that a cell has opened elsewhere in the page.
  if (!row || !grid.contains(target)) return null
  const control = target.closest(answering)
  return (control && row.contains(control)) || isTextMarked(row) ? null : row
}

/** Clicks the first link of a row, with the keys that are held; false where it has none. */
export function followRowLink(row: Element | null, held: HeldKeys): boolean {
  const link = row?.querySelector<HTMLElement>('a[href]')
  const { ctrlKey, metaKey, shiftKey, altKey } = held
  const keys = { ctrlKey, metaKey, shiftKey, altKey }
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  return link != null
}
