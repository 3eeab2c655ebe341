'use client'
import {
  useMemo,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { mergeRefs } from '../../merge-refs.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import type { FormStore } from '../store/form-store.ts'
import { Frame } from './form.styles.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

export interface FormProps<Values extends object> extends RootPropsWithRef<HTMLFormElement> {
  form: FormStore<Values>
  children: ReactNode
  /** Accessible name of the form, which makes it a landmark. */
  'aria-label'?: string | undefined
}

/**
 * Returns the action of a shortcut: undo (`Ctrl Z`) or redo (`Ctrl Shift Z`, `Ctrl Y`), with `⌘` on
 * a Mac.
 */
function keyAction({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}

/**
 * The form element around the fields. Enter and `Ctrl S` save, and the usual keys undo and redo. A
 * submit button outside the form, for example in a dialog's footer, refers to the form's `id` with
 * its `form` attribute.
 */
export function Form<Values extends object>({
  form,
  children,
  ref,
  ...rest
}: FormProps<Values>): ReactElement {
  const element = useRef<HTMLFormElement>(null)
  const place = useMemo(
    () =>
      mergeRefs<HTMLFormElement>((node) => {
        element.current = node
      }, ref),
    [ref],
  )
  useSaveShortcut(element, () => form.focusFirstError())

  function submit(event: FormEvent) {
    event.preventDefault()
    // React also bubbles events from a form in a dialog, although the dialog is outside this form
    // in the document.
    event.stopPropagation()
    void form.save()
  }

  function travel(event: KeyboardEvent) {
    const action = keyAction(event)
    if (action === null) return
    const { canUndo, canRedo } = form.state()
    if (action === 'undo' ? !canUndo : !canRedo) return
    event.preventDefault()
    event.stopPropagation()
    if (action === 'undo') form.undo()
    else form.redo()
  }

  return (
    <Frame {...omitUndefined(rest)} ref={place} noValidate onSubmit={submit} onKeyDown={travel}>
      {children}
    </Frame>
  )
}
