import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { copyText } from './copy-text.ts'

const text = 'https://signatures.exemple.fr/user/3f9c/install-email'

const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  if (clipboard) Object.defineProperty(Navigator.prototype, 'clipboard', clipboard)
})

/** Copies in a real click and pastes with the keyboard. */
async function copyAndPaste() {
  const outcome = Promise.withResolvers<unknown>()
  const button = document.createElement('button')
  button.addEventListener('click', () => {
    copyText(text).then(() => outcome.resolve(null), outcome.resolve)
  })
  const field = document.createElement('input')
  document.body.append(button, field)
  await userEvent.click(button)
  const failure = await outcome.promise
  if (failure !== null) throw failure
  const focused = document.activeElement
  field.focus()
  await userEvent.keyboard('{Control>}v{/Control}')
  return { pasted: field.value, focused, button }
}

it('copies', async () => {
  expect((await copyAndPaste()).pasted).toBe(text)
})

it('copies where the clipboard interface is missing, and leaves the focus where it was', async () => {
  Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  const { pasted, focused, button } = await copyAndPaste()
  expect(pasted).toBe(text)
  expect(focused).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

it('copies where the clipboard interface refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('', 'NotAllowedError'),
  )
  expect((await copyAndPaste()).pasted).toBe(text)
})

it('fails when the older way is refused as well', async () => {
  Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await expect(copyAndPaste()).rejects.toThrow('refused')
})
