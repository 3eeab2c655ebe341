import { useEffect, useRef } from 'react'
import { Frame } from './deploy-dialog.styles.ts'

export interface MailFrameProps {
  /** The HTML of the whole document. */
  html: string
  /** Accessible name of the frame. */
  title: string
}

/**
 * Shows a mail in a sandboxed iframe: scripts and links do not work. The frame is as high as its
 * content, so that only the page around it scrolls.
 */
export function MailFrame({ html, title }: MailFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    let width = 0
    const fit = () => {
      const body = frame.contentDocument?.body
      width = frame.clientWidth
      if (body) frame.style.height = `${body.scrollHeight}px`
    }
    const prepare = () => {
      const inner = frame.contentDocument
      inner?.addEventListener('click', (event) => event.preventDefault())
      fit()
      // Marks the content as rendered, with the same attribute as signature previews.
      if (inner) inner.documentElement.dataset['scheme'] = 'light'
    }
    frame.addEventListener('load', prepare)
    const observer = new ResizeObserver(() => {
      if (frame.clientWidth !== width) requestAnimationFrame(fit)
    })
    observer.observe(frame)
    return () => {
      frame.removeEventListener('load', prepare)
      observer.disconnect()
    }
  }, [])
  // The same origin lets the page measure the mail; without scripts the mail cannot access the
  // page.
  return <Frame ref={ref} title={title} sandbox="allow-same-origin" srcDoc={html} tabIndex={-1} />
}
