'use client'

import { renderSignature } from '@org/signature'
import type { RenderOptions, SignatureInput } from '@org/signature'
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { fitFrame } from '../frame/fit-frame.ts'
import { openFrameDocument } from '../frame/frame-document.ts'
import { patchMarkup } from '../frame/patch-markup.ts'
import { previewTexts } from '../texts.ts'
import { Frame } from './signature-preview.styles.ts'

export interface SignaturePreviewProps {
  /** A signature, partial or whole; it is drawn by the same renderer as what people install. */
  data: SignatureInput
  /** Passed to `renderSignature`; keep the object stable between renders. */
  options?: RenderOptions | undefined
  /** `dark` shows what a mail client in dark mode makes of the signature. */
  scheme?: 'light' | 'dark' | undefined
  /** Accessible name of the frame. */
  title?: string | undefined
  /** Shrinks the signature to at most this height in pixels, for thumbnails. */
  maxHeight?: number | undefined
  align?: 'start' | 'center' | undefined
  /** Takes the preview out of the tab order, the accessibility tree and the pointer's reach. */
  isInert?: boolean | undefined
}

/**
 * Shows a signature isolated from the page's styles, in a frame without scripts. The frame takes
 * the width it is given and exactly the height that its content needs; a change is patched in
 * place, so pictures that stay are not loaded again.
 */
export const SignaturePreview = memo(function SignaturePreview({
  data,
  options,
  scheme = 'light',
  title = previewTexts.previewTitle,
  maxHeight,
  align,
  isInert = false,
}: SignaturePreviewProps): ReactElement {
  const frameRef = useRef<HTMLIFrameElement>(null)
  const contentRef = useRef<HTMLElement>(null)
  const { html } = useMemo(() => renderSignature(data, options), [data, options])

  const [loads, setLoads] = useState(0)

  useLayoutEffect(() => {
    if (frameRef.current) contentRef.current = openFrameDocument(frameRef.current)
  }, [loads])

  useLayoutEffect(() => {
    const frame = frameRef.current
    const content = contentRef.current
    if (!frame || !content) return
    content.ownerDocument.documentElement.dataset['scheme'] = scheme
    patchMarkup(content, html)
    fitFrame(frame, content, { maxHeight, align })
  }, [html, scheme, maxHeight, align, loads])

  useEffect(() => {
    const frame = frameRef.current
    const content = contentRef.current
    if (!frame || !content) return undefined
    let nextFrame = 0
    // Fitting changes what is observed, which must not happen while observations are delivered.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(nextFrame)
      nextFrame = requestAnimationFrame(() => fitFrame(frame, content, { maxHeight, align }))
    })
    observer.observe(frame)
    return () => {
      cancelAnimationFrame(nextFrame)
      observer.disconnect()
    }
  }, [maxHeight, align, loads])

  /** The page of a navigated frame has come, or the frame was moved, as in a sorted list. */
  const adoptLoaded = () => {
    const frame = frameRef.current
    if (!frame || contentRef.current?.ownerDocument === frame.contentDocument) return
    if (contentRef.current || frame.srcdoc) setLoads(loads + 1)
  }

  return (
    <Frame
      ref={frameRef}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={adoptLoaded}
      inert={isInert}
      aria-hidden={isInert || undefined}
    />
  )
})
