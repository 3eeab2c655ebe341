const focusable = 'input, textarea, select, button, a[href], [tabindex], [contenteditable="true"]'

/** Moves focus to the element, or to the first control inside it that the Tab key reaches. */
export function focusInside(element: HTMLElement): boolean {
  const target = element.matches(focusable)
    ? element
    : [...element.querySelectorAll<HTMLElement>(focusable)].find((inner) => inner.tabIndex >= 0)
  target?.focus()
  return target !== undefined
}
