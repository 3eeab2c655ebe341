'use client'
import { useEffect, useRef, type RefObject } from 'react'

const dialogOf = (element: Element) => element.closest('[role="dialog"], [role="alertdialog"]')

/** True where `Ctrl S` pressed at an element means this form. */
function isMeant(form: HTMLFormElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return dialogOf(form) === null
  const own = target.closest('form')
  return own ? own === form : dialogOf(target) === dialogOf(form)
}

/** The button that Enter presses, which may stand elsewhere and name the form. */
function submitButtonOf(form: HTMLFormElement): HTMLButtonElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  )
}

/**
 * Lets `Ctrl S` (`⌘ S`) press the form's save button from anywhere on its page, or in its dialog, in
 * place of the browser's own saving of the page.
 *
 * @param onBlocked called where the button is disabled.
 */
export function useSaveShortcut(
  form: RefObject<HTMLFormElement | null>,
  onBlocked: () => void,
): void {
  const blocked = useRef(onBlocked)
  useEffect(() => {
    blocked.current = onBlocked
  })
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key, target } = event
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 's') return
      const element = form.current
      if (!element || !isMeant(element, target)) return
      event.preventDefault()
      const button = submitButtonOf(element)
      if (event.repeat) return
      if (button?.disabled) blocked.current()
      else element.requestSubmit()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [form])
}
