import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { copySignature } from './copy-signature.ts'

const html =
  '<table role="presentation"><tbody><tr><td>Zoé<!--[if mso]>Word<![endif]--></td></tr></tbody></table>'
const text = 'Zoé'
const serialised = (source: string): string =>
  new DOMParser().parseFromString(source, 'text/html').body.innerHTML

/** Copies on a real click, pastes with the keyboard, and returns what was pasted. */
async function copyAndPaste(content: { html?: string; text: string }) {
  const outcome = Promise.withResolvers<unknown>()
  const button = document.createElement('button')
  button.textContent = 'Copier'
  button.addEventListener('click', () => {
    copySignature(content).then(() => outcome.resolve(null), outcome.resolve)
  })
  const field = document.createElement('div')
  field.contentEditable = 'true'
  const pasted = { html: '', text: '' }
  field.addEventListener('paste', (event) => {
    event.preventDefault()
    pasted.html = event.clipboardData?.getData('text/html') ?? ''
    pasted.text = event.clipboardData?.getData('text/plain') ?? ''
  })
  document.body.append(button, field)
  await userEvent.click(button)
  const failure = await outcome.promise
  if (failure !== null) throw failure
  const focused = document.activeElement
  field.focus()
  await userEvent.keyboard('{Control>}v{/Control}')
  return { pasted, focused, button }
}

beforeEach(() => document.body.replaceChildren())
afterEach(() => vi.restoreAllMocks())

describe('copySignature', () => {
  it('writes both forms in one click, including conditional comments', async () => {
    const { pasted } = await copyAndPaste({ html, text })
    expect(serialised(pasted.html)).toBe(html)
    expect(pasted.text).toBe(text)
  })

  it('writes only the plain text if no HTML is passed', async () => {
    const { pasted } = await copyAndPaste({ text })
    expect(pasted).toEqual({ html: '', text })
  })

  it('falls back to the copy command, and leaves no element behind', async () => {
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    )
    const { pasted, focused, button } = await copyAndPaste({ html, text })
    expect(serialised(pasted.html)).toBe(html)
    expect(pasted.text).toBe(text)
    expect(focused).toBe(button)
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('rejects if the browser allows neither way of copying', async () => {
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    )
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    await expect(copyAndPaste({ html, text })).rejects.toThrow('refused')
  })
})
