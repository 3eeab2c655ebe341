import { spyOn } from 'storybook/test'
import { handoffKey } from '../../media/video-import/authorisation/handoff.ts'

/** A page of this origin, as the callback page is: what it stores, this page learns by an event. */
async function callbackPage(): Promise<Window> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = '/mockServiceWorker.js'
  document.body.append(frame)
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  if (!frame.contentWindow) throw new Error('The callback page has no window.')
  return frame.contentWindow
}

/** The popup that a story's page opens. */
export interface Popup {
  /** Address, size and place that were asked for. */
  opened: { address: URL; features: string } | null
  /** The person agrees or refuses, and the callback page leaves the answer. */
  answer: (answer: { code: string | null; state?: string }) => Promise<void>
  /** The person closes the window. */
  close: () => void
}

/** Stands in for the browser's popups, which a story cannot open. */
export function popup(): Popup {
  const stand: Popup & { window: { closed: boolean } } = {
    opened: null,
    window: { closed: false },
    async answer({ code, state }) {
      const page = await callbackPage()
      const asked = stand.opened?.address.searchParams.get('state') ?? ''
      page.localStorage.setItem(handoffKey, JSON.stringify({ code, state: state ?? asked }))
      page.frameElement?.remove()
    },
    close: () => {
      stand.window.closed = true
    },
  }
  spyOn(window, 'open').mockImplementation((_, __, features = '') => {
    const location = {
      set href(address: string) {
        stand.opened = { address: new URL(address), features }
      },
    }
    stand.window = Object.assign({ closed: false }, { location, close: stand.close })
    return stand.window as unknown as Window
  })
  return stand
}
