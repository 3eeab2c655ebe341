import type { FocusEvent } from 'react'

/**
 * Creates a blur handler for a control that consists of several parts. It calls `leave` when focus
 * moves elsewhere in the page, but not between the parts or into a dialog that a part opened.
 */
export function onLeave(leave: () => void) {
  return ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    // React also bubbles events from a dialog that a part opened, although the dialog is outside
    // the control in the document.
    if (!currentTarget.contains(target)) return
    // The system's file dialog takes focus from the window, but the active element stays the same.
    if (currentTarget.contains(relatedTarget ?? currentTarget.ownerDocument.activeElement)) return
    const dialogOf = (element: Element) => element.closest('[role="dialog"]')
    if (relatedTarget && dialogOf(relatedTarget) !== dialogOf(currentTarget)) return
    leave()
  }
}
