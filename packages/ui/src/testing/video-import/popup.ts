import { spyOn } from 'storybook/test'
import { handoffKey } from '../../media/video-import/authorisation/handoff.ts'

/**
 * Opens a page that stands in for the callback page. It has the same origin, so the story's page
 * receives its storage events.
 */
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
  /** The requested address, size and position. */
  opened: { address: URL; features: string } | null
  /**
   * Grants or denies access as the user would, and stores the response as the callback page does.
   */
  respond: (answer: { code: string | null; state?: string }) => Promise<void>
  /** Closes the window, as the user would. */
  close: () => void
}

/** Stands in for the browser's popups, which a story cannot open. */
export function popup(): Popup {
  const stand: Popup & { window: { closed: boolean } } = {
    opened: null,
    window: { closed: false },
    async respond({ code, state }) {
      const page = await callbackPage()
      const requestedState = stand.opened?.address.searchParams.get('state') ?? ''
      page.localStorage.setItem(
        handoffKey,
        JSON.stringify({ code, state: state ?? requestedState }),
      )
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
