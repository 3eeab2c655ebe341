import { renderedDuring, type RenderedComponent } from '../../testing/rendered-components.ts'
import { completeSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeProvider } from '../../theme/index.ts'
import { SignatureEditor } from './signature-editor.tsx'

const start = completeSignatureData({
  ...sampleSignature,
  firstName: 'Inès',
  customFields: [{ key: 'SIRET', value: '812 345 678 00021', url: '' }],
  addons: { disclaimer: { enabled: true, data: { key: 'custom', text: 'Confidentiel' } } },
})

const upload = () => Promise.reject(new Error('Nothing is uploaded here.'))

function ControlledEditor() {
  const [data, setData] = useState(start)
  return (
    <ThemeProvider locale="fr-FR">
      <div style={{ width: 1200, height: 700 }}>
        <SignatureEditor value={data} onChange={(next) => setData(next)} upload={upload} />
      </div>
    </ThemeProvider>
  )
}

let place: HTMLElement
let root: Root

beforeEach(async () => {
  place = document.body.appendChild(document.createElement('div'))
  // Without this, elements that scroll under the pointer would re-render as hovered.
  place.style.pointerEvents = 'none'
  root = createRoot(place)
  root.render(<ControlledEditor />)
  await vi.waitUntil(() => preview()?.textContent.includes('Inès'), 10_000)
})

afterEach(() => {
  vi.useRealTimers()
  root.unmount()
  place.remove()
})

const frames = () => [...place.querySelectorAll<HTMLIFrameElement>('iframe')]
const preview = () =>
  frames()
    .find(({ inert }) => !inert)
    ?.contentDocument?.querySelector<HTMLElement>('body > div')
const thumbnails = () =>
  frames()
    .filter(({ inert }) => inert)
    .map(({ contentDocument }) => contentDocument?.body.textContent)

const fieldOf = (label: string) => {
  const field = page.getByRole('textbox', { name: label, exact: true }).element()
  if (!(field instanceof HTMLInputElement)) throw new Error(`${label} is not an input.`)
  return field
}

const renderedLabels = (components: readonly RenderedComponent[]) =>
  components.filter(({ name }) => name === 'TextField').flatMap(({ props }) => props['label'] ?? [])

/** Types synchronously, so that React renders the change before the next task. */
async function typeAtOnce(field: HTMLInputElement, text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await Promise.resolve()
}

it('renders only the edited field and the preview', async () => {
  fieldOf('Prénom').focus()
  // The first key enables undo and starts a check: wait until both are done.
  await userEvent.keyboard('a')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  // Not typed with real key presses: they may be so slow that the debounced update is recorded too.
  const rendered = await renderedDuring(() => typeAtOnce(fieldOf('Prénom'), 'Joséphineab'))
  const names = new Set(rendered.map(({ name }) => name))
  expect(renderedLabels(rendered)).toEqual(['Prénom'])
  expect(names).toContain('SignatureFrame')
  for (const name of [
    'CustomFields',
    'HistoryButtons',
    'ImageGroup',
    'LayoutStrip',
    'PreviewSwitches',
    'ResetButton',
    'SignatureChecks',
    'SignatureMenu',
    'TabFrame',
  ]) {
    expect(names).not.toContain(name)
  }
})

it('changes only one text node in the preview when a letter is typed', async () => {
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  const shown = preview()
  if (!shown) throw new Error('There is no preview.')
  observer.observe(shown.ownerDocument, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  await typeAtOnce(fieldOf('Prénom'), 'Inèsa')
  expect(shown.textContent).toContain('Inèsa')
  expect(changes.map(({ type }) => type)).toEqual(['characterData'])
  observer.disconnect()
})

it('renders the layouts only once typing stops', async () => {
  const field = fieldOf('Prénom')
  // The layouts of earlier edits must not be rendered during the recording.
  await expect.poll(() => thumbnails().every((text) => text?.includes(field.value))).toBe(true)
  const before = thumbnails()
  // A slow machine would let the debounce delay pass between two letters.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const rendered = await renderedDuring(async () => {
    for (const text of ['Joséphi', 'Joséphin', 'Joséphine']) {
      await typeAtOnce(field, text)
      vi.advanceTimersByTime(100)
    }
  })
  expect(rendered.map(({ name }) => name)).not.toContain('LayoutStrip')
  expect(thumbnails()).toEqual(before)
  vi.advanceTimersByTime(100)
  vi.useRealTimers()
  await expect
    .poll(() => thumbnails().filter((text) => text?.includes('Joséphine')))
    .toHaveLength(4)
})

it('updates the preview of a mail client in the same update as the typed letter', async () => {
  place.style.pointerEvents = ''
  await page.getByRole('button', { name: /Messagerie/ }).click()
  await page.getByRole('option', { name: 'Dans Outlook (Windows)' }).click()
  await expect.element(page.getByText(/^Retiré par Outlook/)).toBeVisible()
  await typeAtOnce(fieldOf('Prénom'), 'Joséphine')
  expect(preview()?.textContent).toContain('Joséphine')
  expect(preview()?.innerHTML).not.toContain('border-radius')
})
