type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether keys change the value of the element. */
export const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** Remembers the value and the selection of a field, and returns a function that restores them. */
export function rememberField(element: Element | null): () => void {
  if (!isField(element)) return () => undefined
  const { value } = element
  const selection = selectionOf(element)
  return () => {
    if (element.value === value) return
    setValue(element, value)
    if (selection && !(element instanceof HTMLSelectElement)) {
      element.setSelectionRange(...selection)
    }
  }
}

/**
 * Returns the selected part of the text; null for elements without one, such as `<select>` and
 * number inputs.
 */
function selectionOf(element: Field): [number, number] | null {
  if (element instanceof HTMLSelectElement) return null
  const { selectionStart, selectionEnd } = element
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}

/**
 * Sets a value as a person would. Calls the setter of the prototype, because React overrides that
 * of the element and would not notice the change.
 */
function setValue(element: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  if (element instanceof HTMLSelectElement) {
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
