/** Width in pixels at which a thumbnail's signature is laid out: that of a message on a desktop. */
const messageWidth = 720

export interface FitOptions {
  /** Height in pixels that the signature must not exceed; it is shrunk to fit. */
  maxHeight?: number | undefined
  align?: 'start' | 'center' | undefined
}

/**
 * Lays the signature out in the frame's width, as a mail client does, and shrinks what still does
 * not fit, as a phone's client does; a thumbnail is laid out as on a desktop and shrunk. Then gives the
 * frame exactly the height of what it shows.
 */
export function fitFrame(
  frame: HTMLIFrameElement,
  content: HTMLElement,
  { maxHeight, align = 'start' }: FitOptions,
): void {
  const available = frame.clientWidth
  if (available === 0) return
  const isThumbnail = maxHeight !== undefined
  if (isThumbnail) layOutAgain(content)
  content.style.width = isThumbnail ? 'max-content' : 'auto'
  content.style.maxWidth = `${isThumbnail ? messageWidth : available}px`
  const width = Math.max(content.scrollWidth, content.offsetWidth)
  const height = content.offsetHeight
  const scale = Math.min(1, available / (width || 1), (maxHeight ?? Infinity) / (height || 1))
  const left = align === 'center' ? Math.max(0, (available - width * scale) / 2) : 0
  content.style.transform = scale < 1 || left > 0 ? `translateX(${left}px) scale(${scale})` : 'none'
  frame.style.height = `${Math.ceil(height * scale)}px`
}

/**
 * Chromium at times keeps the width that a table had before a text in a table inside it became
 * shorter, until the outer one is laid out as if it were new.
 */
function layOutAgain(content: HTMLElement): void {
  content.style.display = 'none'
  void content.offsetWidth
  content.style.display = ''
}
