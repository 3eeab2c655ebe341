import { useEffect, useRef } from 'react'
import { Frame } from './deploy-dialog.styles.ts'

export interface MailFrameProps {
  /** A whole document. */
  html: string
  /** Accessible name of the frame. */
  title: string
}

/**
 * A mail in a sandboxed frame: no script runs in it, and its links lead nowhere. It is as high as what it
 * shows, so that only the page around it scrolls.
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
      // As in the previews of signatures: what it shows is there.
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
  // The same origin lets the page measure the mail; without scripts it opens nothing to the mail.
  return <Frame ref={ref} title={title} sandbox="allow-same-origin" srcDoc={html} tabIndex={-1} />
}
