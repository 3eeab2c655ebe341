import type { FocusEvent } from 'react'

/**
 * Handles blurs around a control of several parts: calls `leave` when the focus goes elsewhere in the
 * page, and neither between its parts nor into what one of them opens.
 */
export function onLeave(leave: () => void) {
  return ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    // Events of a dialog that a part opened come here too, although it is drawn at the page's end.
    if (!currentTarget.contains(target)) return
    // The system's file dialog takes the focus from the whole window: the active element stays.
    if (currentTarget.contains(relatedTarget ?? currentTarget.ownerDocument.activeElement)) return
    const dialogOf = (element: Element) => element.closest('[role="dialog"]')
    if (relatedTarget && dialogOf(relatedTarget) !== dialogOf(currentTarget)) return
    leave()
  }
}
