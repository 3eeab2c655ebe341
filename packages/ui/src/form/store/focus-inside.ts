const focusable = 'input, textarea, select, button, a[href], [tabindex], [contenteditable="true"]'

/**
 * Focuses the element if it is focusable, or else the first control inside it that Tab can reach.
 * Returns false if there is none.
 */
export function focusInside(element: HTMLElement): boolean {
  const target = element.matches(focusable)
    ? element
    : [...element.querySelectorAll<HTMLElement>(focusable)].find((inner) => inner.tabIndex >= 0)
  target?.focus()
  return target !== undefined
}
