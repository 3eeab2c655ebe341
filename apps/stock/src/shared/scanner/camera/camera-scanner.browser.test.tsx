import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { normaliseCode } from '@org/api/stock'
import { CameraScanner } from './camera-scanner.tsx'
import {
  drawCode,
  drawEan,
  drawGs1,
  type FakeCamera,
  failingCamera,
  fakeCamera,
  noSecureContext,
} from './camera.fixture.ts'

const onScan = vi.fn<(text: string, separator: string | null) => void>()
let root: Root
let restore: () => void = () => undefined

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <StrictMode>
        <CameraScanner onScan={onScan} />
        <input aria-label="Code" />
      </StrictMode>,
    ),
  )
})

afterEach(() => {
  root.unmount()
  restore()
  document.body.replaceChildren()
  vi.clearAllMocks()
})

const button = (name: string) => page.getByRole('button', { name })

async function openCamera(): Promise<FakeCamera> {
  const camera = fakeCamera()
  restore = camera.remove
  await button('Scanner avec la caméra').click()
  await expect.element(page.getByText('Placez le code dans le cadre.')).toBeVisible()
  return camera
}

const scansAre = (...scans: [string, string | null][]) =>
  expect.poll(() => onScan.mock.calls, { timeout: 10_000 }).toEqual(scans)

const isOn = ({ tracks }: FakeCamera) => tracks.some(({ readyState }) => readyState === 'live')

it('reads an EAN-13, and a GS1 DataMatrix with FNC1 as character 29', async () => {
  const camera = await openCamera()
  await camera.show(drawEan('3400936000018'))
  await scansAre(['3400936000018', null])
  await camera.show(drawGs1('(01)03400936000117(10)LOT7(17)270430'))
  await scansAre(['3400936000018', null], ['010340093600011710LOT7\u001d17270430', '\u001d'])
})

it.each([
  ['EAN-8', '96385074', '00000096385074'],
  ['UPC-A', '036000291452', '00036000291452'],
  // This UPC-E is short for a UPC-A, the code that products are stored with.
  ['UPC-E', '01234565', '00012345000065'],
  ['Code 128', 'GANTS-M', 'GANTS-M'],
  ['QR Code', 'GANTS-M', 'GANTS-M'],
  ['DataMatrix', 'GANTS-M', 'GANTS-M'],
] as const)('reads %s', async (kind, text, code) => {
  const camera = await openCamera()
  await camera.show(drawCode[kind](text))
  await expect
    .poll(() => onScan.mock.calls.map(([read]) => normaliseCode(read)), { timeout: 10_000 })
    .toEqual([code])
})

it('reads a code again only after it has left the view', async () => {
  const camera = await openCamera()
  await camera.show(drawEan('3400936000018'))
  await scansAre(['3400936000018', null])
  await new Promise((resolve) => setTimeout(resolve, 1200))
  await scansAre(['3400936000018', null])
  await camera.show(null)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  await camera.show(drawEan('3400936000018'))
  await scansAre(['3400936000018', null], ['3400936000018', null])
})

it('asks for the rear camera, and switches it off when the user closes the view', async () => {
  const camera = await openCamera()
  expect(camera.asked.at(-1)).toMatchObject({ video: { facingMode: 'environment' } })
  expect(isOn(camera)).toBe(true)
  await button('Fermer la caméra').click()
  expect(isOn(camera)).toBe(false)
  await expect.element(button('Scanner avec la caméra')).toHaveFocus()
})

it('switches the camera off when the scanner is unmounted', async () => {
  const camera = await openCamera()
  root.unmount()
  expect(isOn(camera)).toBe(false)
})

it('switches the camera off when the page is hidden', async () => {
  const camera = await openCamera()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  visibility.mockRestore()
  await expect.element(button('Scanner avec la caméra')).toBeVisible()
  await expect.poll(() => isOn(camera)).toBe(false)
})

it('switches the torch on and off where the camera has one', async () => {
  const camera = fakeCamera()
  restore = camera.remove
  const apply = vi.fn<MediaStreamTrack['applyConstraints']>(() => Promise.resolve())
  const capabilities = vi
    .spyOn(MediaStreamTrack.prototype, 'getCapabilities')
    .mockReturnValue({ torch: true } as MediaTrackCapabilities)
  vi.spyOn(MediaStreamTrack.prototype, 'applyConstraints').mockImplementation(apply)
  await button('Scanner avec la caméra').click()
  await button('Allumer la lampe').click()
  await button('Éteindre la lampe').click()
  await expect.element(button('Allumer la lampe')).toBeVisible()
  expect(apply.mock.calls).toEqual([
    [{ advanced: [{ torch: true }] }],
    [{ advanced: [{ torch: false }] }],
  ])
  capabilities.mockRestore()
  vi.restoreAllMocks()
})

it('shows no torch button for a camera without a torch', async () => {
  await openCamera()
  expect(button('Allumer la lampe').query()).toBeNull()
})

it.each([
  ['permission', () => failingCamera('NotAllowedError'), /L’accès à la caméra est refusé/],
  ['camera', () => failingCamera('NotFoundError'), /Cet appareil n’a pas de caméra/],
  ['free camera', () => failingCamera('NotReadableError'), /La caméra ne démarre pas/],
  ['https', noSecureContext, /La caméra ne marche qu’en https/],
])('says that %s is missing, and typing still works', async (_, remove, sentence) => {
  restore = remove()
  await button('Scanner avec la caméra').click()
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
  await expect.element(button('Scanner avec la caméra')).toBeVisible()
  const field = page.getByLabelText('Code')
  await field.fill('GANTS-M')
  await expect.element(field).toHaveValue('GANTS-M')
})
