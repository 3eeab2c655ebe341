/** Layout width of thumbnails in pixels: the width of a message on a desktop. */
const messageWidth = 720

export interface FitOptions {
  /** Maximum height of the signature in pixels; it is scaled down to fit. */
  maxHeight?: number | undefined
  align?: 'start' | 'center' | undefined
}

/**
 * Lays the signature out at the frame's width, as a mail client does. A signature that does not fit
 * is scaled down, as on a phone. Thumbnails are laid out at desktop width and scaled down. Finally
 * sets the frame's height to exactly the height of its content.
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
 * Forces a new layout. When text in a nested table becomes shorter, Chromium sometimes keeps the
 * outer table's old width until that table is laid out again.
 */
function layOutAgain(content: HTMLElement): void {
  content.style.display = 'none'
  void content.offsetWidth
  content.style.display = ''
}
