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

/** Copies on a real click and pastes with the keyboard. */
async function copyAndPaste(load: () => string | Promise<string> = () => text) {
  const outcome = Promise.withResolvers<unknown>()
  const button = document.createElement('button')
  button.addEventListener('click', () => {
    copyText(load()).then(() => outcome.resolve(null), outcome.resolve)
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

it('copies text', async () => {
  expect((await copyAndPaste()).pasted).toBe(text)
})

it('copies without the clipboard API, and keeps focus', async () => {
  Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  const { pasted, focused, button } = await copyAndPaste()
  expect(pasted).toBe(text)
  expect(focused).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

it('copies if the clipboard API rejects', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('', 'NotAllowedError'),
  )
  expect((await copyAndPaste()).pasted).toBe(text)
})

const later = () => new Promise<string>((resolve) => setTimeout(() => resolve(text), 50))

it('copies text that arrives after the click, as a `ClipboardItem` created in the click', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write')
  expect((await copyAndPaste(later)).pasted).toBe(text)
  expect(write).toHaveBeenCalledTimes(1)
})

it('copies text that arrives after the click if the API does not accept promises', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new TypeError())
  expect((await copyAndPaste(later)).pasted).toBe(text)
})

it('fails with the reason why the text could not be loaded', async () => {
  const load = () => Promise.reject(new Error('Introuvable'))
  await expect(copyAndPaste(load)).rejects.toThrow('Introuvable')
})

it('leaves no unhandled rejection while the clipboard waits for permission', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(
    () => new Promise((_resolve, reject) => setTimeout(reject, 50)),
  )
  const unhandled = vi.fn()
  window.addEventListener('unhandledrejection', unhandled)
  await expect(copyAndPaste(() => Promise.reject(new Error('Introuvable')))).rejects.toThrow()
  window.removeEventListener('unhandledrejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

it('fails if `execCommand` fails as well', async () => {
  Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await expect(copyAndPaste()).rejects.toThrow('refused')
})
