import { vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkbenchParameters } from '../parameters.ts'

/** Frames of signatures; other frames tell nothing of their state. */
const previews = () => [...document.querySelectorAll<HTMLIFrameElement>('iframe[sandbox]')]

/** The page's pictures and those of the previews' frames. */
const pictures = () =>
  [document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)]
    .flatMap((page) => [...(page?.images ?? [])])
    .filter((image) => image.src !== '')

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Tells React Aria that a pointer is used: only keys make it show where the focus is. */
export function takePointer(): void {
  // The document itself lies outside of everything, so that nothing closes by it either.
  document.dispatchEvent(new PointerEvent('pointerdown'))
}

/** Until what was told of a change has reacted, and is drawn. */
async function nextFrames(): Promise<void> {
  await nextFrame()
  await nextFrame()
}

/** Takes focus and pointer off everything; a dialog gives the focus back at once. */
export async function leave({ keepsFocus, keepsPointer }: WorkbenchParameters): Promise<void> {
  if (!keepsFocus) {
    takePointer()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  // Whether a click has left it there is a matter of time: React Aria takes no mouse for real within
  // half a second of a touch.
  if (!keepsPointer)
    document.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse' }))
  await nextFrames()
}

/** What React Aria moves, or hides until it has a place; it gives the hidden ones an empty mask. */
const moving = '[data-entering], [data-exiting], [data-rac][style*="mask-image"]'

/**
 * Waits until what opens or closes has done so. React Aria ends it with the transition: one that was
 * cut short would leave a dialog unseen for ever.
 */
export async function settleMotion(): Promise<void> {
  await vi.waitFor(() => {
    if (document.querySelector(moving)) throw new Error('Something is still opening or closing.')
  }, 5000)
}

/** Waits until fonts, previews and pictures are there and the page has reacted to its size. */
export async function settle(): Promise<void> {
  // A page that its story has scrolled would be drawn from there on.
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
  // A broken picture is drawn as such: the baseline then shows it.
  await Promise.allSettled(pictures().map(decoded))
}

/** Milliseconds after which a picture that neither comes nor fails is drawn as it is. */
const longestDecode = 5000

/** A picture that the browser puts off, far below the window's edge, is never decoded. */
const decoded = (image: HTMLImageElement) =>
  Promise.race([
    image.decode(),
    new Promise((_resolve, reject) =>
      setTimeout(() => reject(new Error(`${image.src} was not decoded.`)), longestDecode),
    ),
  ])

/** The tallest picture worth comparing, in pixels. */
const tallest = 4000

// React Aria, which alone listens here, would take a window that becomes smaller for one above a
// phone's keyboard. It would then hide each dialog, of later stories too, until that keyboard had time
// to open. The window's own event still tells of the size.
window.visualViewport?.addEventListener('resize', (event) => event.stopImmediatePropagation(), {
  capture: true,
})

// The browser has a mouse of its own, which rests in a corner. Whenever the page moves under it, it
// would end the hover that a play began with its own events.
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

/** Makes the window as tall as its page, of which nothing is drawn below the window's edge. */
export async function growToPage(): Promise<() => Promise<void>> {
  const { innerWidth, innerHeight } = window
  const height = Math.min(document.documentElement.scrollHeight, tallest)
  if (height <= innerHeight) return async () => undefined
  await resize(innerWidth, height)
  return () => resize(innerWidth, innerHeight)
}

/** Adds rules to the page; answers how to take them back. */
function addStyle(rules: string): () => void {
  const style = document.createElement('style')
  style.textContent = rules
  document.head.append(style)
  return () => style.remove()
}

/** Hides what changes with time (`data-volatile`: passing messages, countdowns). */
export const hideVolatile = () => addStyle('[data-volatile] { visibility: hidden !important; }')

/**
 * Hides where the focus is: to which control a dialog has given it back is a matter of time, where
 * the one that had it was disabled or taken away.
 */
export const hideFocus = () =>
  addStyle(`
    :focus-visible { outline: none !important; }
    ${boxWithFocus} { border-color: var(--ph-color-border-control) !important; }
  `)

/** Of fields, which have an accent around them then, whatever it was that gave them the focus. */
const boxWithFocus =
  ':is(input[data-focused], textarea[data-focused], [role="group"][data-focus-within]):not([data-invalid])'

/** Lets every change of style take effect at once. */
export const stopTransitions = () =>
  addStyle('*, *::before, *::after { transition: none !important; }')
