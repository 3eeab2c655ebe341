'use client'
import { useEffect, useRef, type RefObject } from 'react'

const dialogOf = (element: Element) => element.closest('[role="dialog"], [role="alertdialog"]')

/** Whether `Ctrl S`, pressed on an element, should save this form. */
function isForForm(form: HTMLFormElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return dialogOf(form) === null
  const own = target.closest('form')
  return own ? own === form : dialogOf(target) === dialogOf(form)
}

/** Returns the form's submit button, which may be outside of the form element. */
function submitButtonOf(form: HTMLFormElement): HTMLButtonElement | undefined {
  return [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  )
}

/**
 * Makes `Ctrl S` (`⌘ S`) submit the form from anywhere on its page or in its dialog, instead of
 * saving the page.
 *
 * @param onBlocked called instead if the submit button is disabled.
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
      if (!element || !isForForm(element, target)) return
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
