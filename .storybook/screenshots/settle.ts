import { vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkbenchParameters } from '../parameters.ts'

/** Finds frames of signatures; other frames do not expose their state. */
const previews = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[sandbox]')]

/** Finds images of the page and of the frames inside it. */
const pictures = () =>
  [document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)]
    .flatMap((page) => [...(page?.images ?? [])])
    .filter((image) => image.src !== '')

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Makes React Aria assume that a pointer is in use, so that it does not show the focus ring. */
export function takePointer(): void {
  // Dispatched on the document rather than on a component, so that no component reacts, for example
  // by closing.
  document.dispatchEvent(new PointerEvent('pointerdown'))
  document.dispatchEvent(new PointerEvent('pointerup'))
}

/** Waits until observers have reacted and the result is rendered. */
async function nextFrames(): Promise<void> {
  await nextFrame()
  await nextFrame()
}

/** Removes focus and pointer from the page; an open dialog takes focus back immediately. */
export async function leave({ keepsFocus, keepsPointer }: WorkbenchParameters): Promise<void> {
  if (!keepsFocus) {
    takePointer()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  // React Aria ignores mouse events within half a second of a touch, so whether a click left a
  // hover behind depends on timing.
  if (!keepsPointer)
    document.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse' }))
  await nextFrames()
}

/**
 * Matches elements that React Aria animates, or hides with an empty mask until they are positioned.
 */
const moving = '[data-entering], [data-exiting], [data-rac][style*="mask-image"]'

/**
 * Waits until all overlays have finished opening or closing. React Aria waits for the end of their
 * transitions, and cutting one short would leave a dialog invisible.
 */
export async function settleMotion(): Promise<void> {
  await vi.waitFor(() => {
    if (document.querySelector(moving)) throw new Error('Something is still opening or closing.')
  }, 5000)
}

/** Waits until fonts, previews and images have loaded and observers have reacted to the layout. */
export async function settle(): Promise<void> {
  // Otherwise the screenshot would begin at the story's scroll position.
  window.scrollTo(0, 0)
  await document.fonts.ready
  await nextFrames()
  await vi.waitFor(() => {
    if (
      previews().some(
        (frame) => frame.contentDocument?.documentElement.dataset['scheme'] === undefined,
      )
    )
      throw new Error('A preview is still empty.')
    if (document.querySelector('[data-pending]'))
      throw new Error('Something is still being found out.')
  }, 10_000)
  // A broken image does not fail here: it looks broken in the screenshot.
  await Promise.allSettled(pictures().map(decoded))
}

/** How long to wait for an image that neither loads nor fails, in ms. */
const longestDecode = 5000

/**
 * Waits until an image is decoded, up to a time limit: an image a long way below the viewport may
 * never be decoded.
 */
const decoded = (image: HTMLImageElement) =>
  Promise.race([
    image.decode(),
    new Promise((_resolve, reject) =>
      setTimeout(() => reject(new Error(`${image.src} was not decoded.`)), longestDecode),
    ),
  ])

/** Maximum height of a screenshot, in pixels. */
const tallest = 4000

// React Aria, the only listener, would mistake a shrinking viewport for an opening on-screen
// keyboard. It would then hide dialogs, in later stories too, until that keyboard had time to open.
// The window's own resize event still reports the size.
window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation(), {
  capture: true,
})

// The browser's own mouse rests in a corner. When the page moves under the resting mouse, the
// mouse's events would end a hover that a play function began.
for (const type of [
  'pointerover',
  'pointerout',
  'pointermove',
  'mouseover',
  'mouseout',
  'mousemove',
])
  window.addEventListener(type, stopIfReal, { capture: true })

function stopIfReal(event: Event): void {
  if (event.isTrusted) event.stopImmediatePropagation()
}

async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height)
  await nextFrames()
}

/**
 * Makes the viewport as tall as the page, because nothing below the viewport's edge is rendered.
 * Returns a function that restores its size.
 */
export async function growToPage(): Promise<() => Promise<void>> {
  const { innerWidth, innerHeight } = window
  const height = Math.min(document.documentElement.scrollHeight, tallest)
  if (height <= innerHeight) return async () => undefined
  await resize(innerWidth, height)
  return () => resize(innerWidth, innerHeight)
}

/** Adds rules to the page; returns a function that removes them. */
function addStyle(rules: string): () => void {
  const style = document.createElement('style')
  style.textContent = rules
  document.head.append(style)
  return () => style.remove()
}

/**
 * Hides what changes with time: temporary messages and countdowns (`data-volatile`), and carets.
 */
export const hideVolatile = () =>
  addStyle(`
    [data-volatile] { visibility: hidden !important; }
    :root { --ph-snackbar-bottom: 0px !important; }
    input, textarea, [contenteditable] { caret-color: transparent !important; }
  `)

/**
 * Skips finite animations to their end and disables endless ones, until the returned function is
 * called.
 */
export function stopAnimations(): () => void {
  const canceled: Animation[] = []
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish()
    else {
      animation.cancel()
      canceled.push(animation)
    }
  }
  return () => canceled.forEach((animation) => animation.play())
}

/**
 * Hides the focus ring: if the control that opened a dialog was disabled or removed, timing decides
 * which control gets focus next.
 */
export const hideFocus = () =>
  addStyle(`
    :focus-visible { outline: none !important; }
    ${boxWithFocus} { border-color: var(--ph-color-border-control) !important; }
  `)

/**
 * Matches valid fields that are focused: they have an accent border no matter how they were
 * focused.
 */
const boxWithFocus =
  ':is(input[data-focused], textarea[data-focused], [role="group"][data-focus-within]):not([data-invalid])'

/** Makes every style change take effect immediately. */
export const stopTransitions = () =>
  addStyle('*, *::before, *::after { transition: none !important; }')
