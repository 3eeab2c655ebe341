import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OnScan } from './camera/watch-camera.ts'
import { at, enter, keysOf, press, tab } from './keyboards.fixture.ts'
import { writeSeparator } from './separator-setting.ts'
import { scanOn } from './scan-on.fixture.ts'
import { insertTrusted, pressTrusted } from './trusted-keys.fixture.ts'
import { useKeyboardScanner } from './use-keyboard-scanner.ts'

const azerty = { scanner: 'us', page: 'french' } as const
const french = { scanner: 'french', page: 'french' } as const
const label = '010340093600001117270430' + '10LOT 7\u001d21W4'

const onScan = vi.fn<OnScan>()
const onSubmit = vi.fn()
const onPress = vi.fn()
const onChange = vi.fn()
const onKey = vi.fn<(key: string) => void>()
const noteKey = ({ key }: KeyboardEvent) => onKey(key)
let root: Root

function Reception({ isEnabled }: { isEnabled: boolean }) {
  const [lot, setLot] = useState('AB12')
  useKeyboardScanner({ onScan, isEnabled })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input
        aria-label="Lot"
        value={lot}
        onChange={(event) => {
          onChange(event.target.value)
          setLot(event.target.value)
        }}
      />
      <output>{lot}</output>
      <input aria-label="Quantité" type="number" defaultValue={5} />
      <textarea aria-label="Remarque" defaultValue="Colis ouvert" />
      <select aria-label="Centre" defaultValue="Brest" onChange={onChange}>
        <option>Brest</option>
        <option>0 Lyon</option>
        <option>à Nantes</option>
      </select>
      <button type="button" onClick={onPress}>
        Ajouter
      </button>
      <button type="submit">Valider</button>
    </form>
  )
}

function render(isEnabled = true): void {
  flushSync(() =>
    root.render(
      <StrictMode>
        <Reception isEnabled={isEnabled} />
      </StrictMode>,
    ),
  )
}

const lot = () => page.getByLabelText('Lot').element() as HTMLInputElement
const button = (name: string) => page.getByRole('button', { name }).element() as HTMLElement

/**
 * Stops the page's timers: on a busy machine, they would fire before the test's next key arrives.
 */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

/** Scans like a US scanner on AZERTY, one key every 9 ms. */
async function scan(text: string): Promise<void> {
  stopTimers()
  await pressTrusted(at([...keysOf(text, azerty), enter], 0, 9))
  vi.useRealTimers()
}

beforeEach(() => {
  localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  render()
  window.addEventListener('keydown', noteKey)
})

afterEach(() => {
  vi.useRealTimers()
  root.unmount()
  localStorage.clear()
  window.removeEventListener('keydown', noteKey)
  document.body.replaceChildren()
  vi.clearAllMocks()
})

it('reads a scan while nothing has the focus', async () => {
  window.focus()
  expect(document.activeElement).toBe(document.body)
  await scan(label)
  expect(onScan.mock.calls).toEqual([[label, null]])
})

it('passes scans to a screen as soon as it replaces another one', async () => {
  const former = vi.fn()
  function Page({ isOpen }: { isOpen: boolean }) {
    useKeyboardScanner({ onScan: former, isEnabled: !isOpen })
    return isOpen ? <Reception isEnabled /> : null
  }
  flushSync(() => root.render(<Page isOpen={false} />))
  // Scans once the screen is in the document, before the browser does anything else.
  const isShown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      scanOn('us', 'GANTS-M')
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  root.render(<Page isOpen />)
  await isShown
  expect(former).not.toHaveBeenCalled()
  expect(onScan.mock.calls).toEqual([['GANTS-M', null]])
})

it('leaves the text, the caret and the focus of a field as they were', async () => {
  lot().focus()
  lot().setSelectionRange(1, 3)
  await scan(label)

  expect(onScan.mock.calls).toEqual([[label, null]])
  expect(lot().value).toBe('AB12')
  expect([lot().selectionStart, lot().selectionEnd]).toEqual([1, 3])
  expect(document.activeElement).toBe(lot())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onChange.mock.lastCall).toEqual(['AB12'])
  await expect.element(page.getByRole('status')).toHaveTextContent('AB12')
})

it.each([
  ['Quantité', '5'],
  ['Remarque', 'Colis ouvert'],
  ['Centre', 'Brest'],
])('leaves the value of the field %s as it was', async (name, value) => {
  const field = page.getByLabelText(name).element() as HTMLInputElement
  field.focus()
  await scan(label)
  expect(onScan).toHaveBeenCalledWith(label, null)
  expect(field.value).toBe(value)
})

it('restores the field before it reports the scan', async () => {
  lot().focus()
  onScan.mockImplementationOnce(() => expect(lot().value).toBe('AB12'))
  await scan(label)
  expect(onScan).toHaveReturned()
})

it.each(['Ajouter', 'Valider'])('does not press the button %s that has the focus', async (name) => {
  button(name).focus()
  await scan(label)
  expect(onScan.mock.calls).toEqual([[label, null]])
  expect(onPress).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button(name))
})

it('trusts a scanner that once sent FNC1 to have sent every FNC1', async () => {
  const unclear = '01034009360000111727043010A21B'
  await scan(unclear)
  await scan(label)
  await scan(unclear)
  expect(onScan.mock.calls).toEqual([
    [unclear, null],
    [label, null],
    [unclear, '\u001d'],
  ])
})

it('does not move the focus when a scan ends with Tab, and presses no button when Enter follows', async () => {
  button('Ajouter').focus()
  stopTimers()
  await pressTrusted(at([...keysOf(label, azerty), tab, enter], 0, 9))
  expect(onScan.mock.calls).toEqual([[label, null]])
  expect(document.activeElement).toBe(button('Ajouter'))
  expect(onPress).not.toHaveBeenCalled()
})

it('lets the page see the first two keys of a scan in a field, and none elsewhere', async () => {
  lot().focus()
  await scan('34009361')
  expect(onKey.mock.calls).toEqual([['"'], ["'"]])

  onKey.mockClear()
  button('Ajouter').focus()
  await scan('34009361')
  expect(onScan).toHaveBeenCalledTimes(2)
  expect(onKey).not.toHaveBeenCalled()
})

it('soon lets the page see a key that a person presses outside of fields', async () => {
  button('Ajouter').focus()
  stopTimers()
  await pressTrusted(keysOf('x', french))
  expect(onKey).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60)
  expect(onKey.mock.calls).toEqual([['x']])
})

it('hides the release of a key whose press it has hidden from the page', async () => {
  const onRelease = vi.fn<(code: string) => void>()
  const note = ({ code }: KeyboardEvent) => onRelease(code)
  window.addEventListener('keyup', note)
  lot().focus()
  await scan('12345678')
  expect(onRelease.mock.calls).toEqual([['Digit1'], ['Digit2']])

  onRelease.mockClear()
  const typed = keysOf('xyu', french)
  await pressTrusted(at(typed, 500, 20), ['down'])
  await vi.waitFor(() => expect(onKey).toHaveBeenLastCalledWith('u'))
  await pressTrusted(typed, ['up'])
  window.removeEventListener('keyup', note)
  expect(onRelease.mock.calls).toEqual([['KeyX'], ['KeyY'], ['KeyU']])
})

it('reads scans one after the other', async () => {
  lot().focus()
  await scan('34009361')
  await new Promise((resolve) => setTimeout(resolve, 200))
  await scan('34009385')
  expect(onScan.mock.calls).toEqual([
    ['34009361', null],
    ['34009385', null],
  ])
  expect(lot().value).toBe('AB12')
})

it('reads the configured text for FNC1 as character 29, and reports that the scanner keeps FNC1', async () => {
  writeSeparator('|')
  await scan('10LOT|21W4')
  expect(onScan.mock.calls).toEqual([['10LOT\u001d21W4', '\u001d']])
})

it('lets a person type, submit with Enter and press a button with Space', async () => {
  lot().focus()
  lot().select()
  await pressTrusted(at([...keysOf('lot 7', french), enter], 0, 60, 75, 52))
  expect(lot().value).toBe('lot 7')
  expect(onSubmit).toHaveBeenCalledOnce()

  button('Ajouter').focus()
  await pressTrusted([press(' ', { code: 'Space', timeStamp: 900 })])
  expect(onPress).toHaveBeenCalledOnce()
  expect(onScan).not.toHaveBeenCalled()
})

it('soon passes the very fast keys of a person to the field, in order and with undo', async () => {
  lot().focus()
  lot().setSelectionRange(4, 4)
  stopTimers()
  await pressTrusted(at(keysOf('xyz', french), 0, 20))
  expect(lot().value).toBe('AB12xy')
  vi.advanceTimersByTime(60)
  expect(lot().value).toBe('AB12xyz')
  expect(onChange.mock.lastCall).toEqual(['AB12xyz'])
  expect(onKey.mock.calls.flat()).toEqual(['x', 'y', 'z'])
  document.execCommand('undo')
  expect(lot().value).not.toContain('z')
})

it('keeps the order when a slower key follows fast ones', async () => {
  lot().focus()
  lot().select()
  await pressTrusted(at(keysOf('abcdef', french), 0, 20, 20, 20, 70, 90))
  expect(lot().value).toBe('abcdef')

  lot().select()
  await pressTrusted(at(keysOf('abcd', french), 900, 20, 20, 300))
  expect(lot().value).toBe('abcd')
})

it('submits the form when a person presses Enter after fast keys', async () => {
  lot().focus()
  lot().select()
  await pressTrusted(at([...keysOf('abc', french), enter], 0, 20, 20, 80))
  expect(lot().value).toBe('abc')
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('passes a text without terminator to the field', async () => {
  lot().focus()
  lot().select()
  await pressTrusted(at(keysOf('3400936000018', french), 0, 9))
  await vi.waitFor(() => expect(lot().value).toBe('3400936000018'))
  expect(onScan).not.toHaveBeenCalled()
})

it('keeps out of the field any characters that Windows composes from Alt and digits', async () => {
  lot().focus()
  lot().setSelectionRange(4, 4)
  stopTimers()
  await Promise.all([
    pressTrusted(at(keysOf('3400', azerty), 0, 9)),
    insertTrusted('A'),
    pressTrusted(at([...keysOf('9361', azerty), enter], 36, 9)),
  ])
  expect(onChange.mock.calls).toEqual([['AB12"'], [`AB12"'`], ['AB12']])
  expect(lot().value).toBe('AB12')
})

it('does nothing while it is disabled', async () => {
  render(false)
  button('Valider').focus()
  await scan('34009361')
  expect(onScan).not.toHaveBeenCalled()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('still passes the keys it has withheld to the field when it is disabled in the middle of a scan', async () => {
  lot().focus()
  lot().select()
  await pressTrusted(at(keysOf('3400936', french), 0, 9))
  render(false)
  await vi.waitFor(() => expect(lot().value).toBe('3400936'))
})
