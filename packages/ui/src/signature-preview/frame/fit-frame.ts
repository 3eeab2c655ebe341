/** Width in pixels at which a signature is laid out where its frame is narrower. */
const composeWidth = 600

export interface FitOptions {
  /** Height in pixels that the signature must not exceed; it is shrunk to fit. */
  maxHeight?: number | undefined
  align?: 'start' | 'center' | undefined
}

/**
 * Lays the signature out as a mail client would and shrinks it, as a phone's client does, where the
 * frame is too narrow; then gives the frame exactly the height of what it shows.
 */
export function fitFrame(
  frame: HTMLIFrameElement,
  content: HTMLElement,
  { maxHeight, align = 'start' }: FitOptions,
): void {
  const available = frame.clientWidth
  if (available === 0) return
  content.style.maxWidth = `${Math.max(available, composeWidth)}px`
  const width = Math.max(content.scrollWidth, content.offsetWidth)
  const height = content.offsetHeight
  const scale = Math.min(1, available / (width || 1), (maxHeight ?? Infinity) / (height || 1))
  const left = align === 'center' ? Math.max(0, (available - width * scale) / 2) : 0
  content.style.transform = scale < 1 || left > 0 ? `translateX(${left}px) scale(${scale})` : 'none'
  frame.style.height = `${Math.ceil(height * scale)}px`
}
