import { element, icon } from './elements.ts'
import { embedTexts } from './texts.ts'

const outline = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'

/**
 * Creates a button that switches the page to full screen; null if the browser or the embedding page
 * does not allow that.
 */
export function fullScreenButton(): HTMLButtonElement | null {
  if (!document.fullscreenEnabled) return null
  const button = element('button', { className: 'full-screen' })
  button.type = 'button'
  button.append(icon(outline, 'full-screen-icon'))
  const describe = () => {
    const isFull = document.fullscreenElement !== null
    button.title = isFull ? embedTexts.leaveFullScreen : embedTexts.fullScreen
    button.setAttribute('aria-label', button.title)
  }
  describe()
  document.addEventListener('fullscreenchange', describe)
  button.addEventListener('click', () => void toggle())
  return button
}

async function toggle(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await document.documentElement.requestFullscreen()
}
