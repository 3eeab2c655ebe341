'use client'

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { fitFrame } from './fit-frame.ts'
import { forwardKeys } from './forward-keys.ts'
import { openFrameDocument, paintFrame } from './frame-document.ts'
import type { Paper } from './frame-document.ts'
import { patchMarkup } from './patch-markup.ts'
import { useLabels } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { mergeRefs } from '../../merge-refs.ts'
import { previewLabels } from '../preview.labels.ts'
import { Frame } from './signature-frame.styles.ts'

export interface SignatureFrameProps extends RootPropsWithRef<HTMLIFrameElement> {
  /** As `renderSignature` or `emulateClient` gives it: no other markup is safe here. */
  html: string
  /** `dark` turns the colours of the signature round. */
  scheme?: 'light' | 'dark' | undefined
  /** What lies behind the signature in place of the scheme, whose colours the HTML then has already. */
  paper?: Paper | undefined
  /** Accessible name of the frame. */
  title?: string | undefined
  /** Shrinks the signature to at most this height in pixels, for thumbnails. */
  maxHeight?: number | undefined
  align?: 'start' | 'center' | undefined
  /** Takes the frame out of the tab order, the accessibility tree and the pointer's reach. */
  isInert?: boolean | undefined
}

/** Rendered HTML in a frame of its own; a change is patched into what stands there. */
export function SignatureFrame({
  html,
  scheme = 'light',
  paper,
  title,
  maxHeight,
  align,
  isInert = false,
  ref,
  ...rest
}: SignatureFrameProps): ReactElement {
  const texts = useLabels(previewLabels)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const mergedRef = useMemo(
    () =>
      mergeRefs<HTMLIFrameElement>((frame) => {
        frameRef.current = frame
      }, ref),
    [ref],
  )
  const contentRef = useRef<HTMLElement>(null)

  const [loads, setLoads] = useState(0)

  useLayoutEffect(() => {
    if (frameRef.current) contentRef.current = openFrameDocument(frameRef.current)
  }, [loads])

  useLayoutEffect(() => {
    if (contentRef.current) paintFrame(contentRef.current.ownerDocument, scheme, paper)
  }, [scheme, paper, loads])

  useLayoutEffect(() => {
    const frame = frameRef.current
    const content = contentRef.current
    if (!frame || !content) return
    patchMarkup(content, html)
    fitFrame(frame, content, { maxHeight, align })
  }, [html, maxHeight, align, loads])

  useEffect(() => {
    const frame = frameRef.current
    const content = contentRef.current
    if (!frame || !content) return undefined
    let nextFrame = 0
    // Fitting changes what is observed, which must not happen while observations are delivered.
    const fitSoon = () => {
      cancelAnimationFrame(nextFrame)
      nextFrame = requestAnimationFrame(() => fitFrame(frame, content, { maxHeight, align }))
    }
    const observer = new ResizeObserver(fitSoon)
    observer.observe(frame)
    // A picture takes its room only once it is there, or known to be missing.
    content.addEventListener('load', fitSoon, { capture: true })
    content.addEventListener('error', fitSoon, { capture: true })
    return () => {
      cancelAnimationFrame(nextFrame)
      observer.disconnect()
      content.removeEventListener('load', fitSoon, { capture: true })
      content.removeEventListener('error', fitSoon, { capture: true })
    }
  }, [maxHeight, align, loads])

  useEffect(() => {
    const content = contentRef.current
    return frameRef.current && content
      ? forwardKeys(content.ownerDocument, frameRef.current)
      : undefined
  }, [loads])

  /** The page of a navigated frame has come, or the frame was moved, as in a sorted list. */
  const adoptLoaded = () => {
    const frame = frameRef.current
    if (!frame || contentRef.current?.ownerDocument === frame.contentDocument) return
    if (contentRef.current || frame.srcdoc) setLoads(loads + 1)
  }

  return (
    <Frame
      {...rest}
      ref={mergedRef}
      title={title ?? texts.previewTitle}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={adoptLoaded}
      inert={isInert}
      aria-hidden={isInert || undefined}
    />
  )
}
