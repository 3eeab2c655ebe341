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

/** Whether the user has just selected text in this row, to copy it. */
function isTextSelected(row: Element): boolean {
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed && row.contains(selection.anchorNode)
}

/**
 * Finds the row that a click opens; null for a click on a control or on a row with selected text.
 */
export function clickedRow(grid: Element, target: Element): Element | null {
  const row = target.closest('[data-place]')
  // React events also bubble here from portals, such as a menu that a cell opened.
  if (!row || !grid.contains(target)) return null
  const control = target.closest(interactive)
  return (control && row.contains(control)) || isTextSelected(row) ? null : row
}

/** Finds the link of a row: the first one in it. */
export function rowLink(row: Element | null): HTMLElement | undefined {
  return row?.querySelector<HTMLElement>('a[href]') ?? undefined
}

/** Clicks the link of a row with these modifier keys; returns false if the row has no link. */
export function followRowLink(row: Element | null, modifiers: ModifierKeys): boolean {
  const link = rowLink(row)
  const { ctrlKey, metaKey, shiftKey, altKey } = modifiers
  const keys = { ctrlKey, metaKey, shiftKey, altKey }
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  return link !== undefined
}
