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
  /** HTML from `renderSignature` or `emulateClient`: other markup is not safe here. */
  html: string
  /** `dark` inverts the colors of the signature. */
  scheme?: 'light' | 'dark' | undefined
  /**
   * Background and text color to use instead of the scheme's, if the HTML already has the scheme's
   * colors.
   */
  paper?: Paper | undefined
  /** Accessible name of the frame. */
  title?: string | undefined
  /** Scales the signature down to at most this height in pixels, for thumbnails. */
  maxHeight?: number | undefined
  align?: 'start' | 'center' | undefined
  /** Removes the frame from the tab order and the accessibility tree, and ignores the pointer. */
  isInert?: boolean | undefined
}

/** Shows rendered HTML in its own frame. Changes are patched into the existing document. */
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
    // Waits for the next animation frame, because fitting changes the observed size. Fitting inside
    // the observer's callback would cause a loop error.
    const fitSoon = () => {
      cancelAnimationFrame(nextFrame)
      nextFrame = requestAnimationFrame(() => fitFrame(frame, content, { maxHeight, align }))
    }
    const observer = new ResizeObserver(fitSoon)
    observer.observe(frame)
    // An image has its final size only once it has loaded or failed to load.
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

  /**
   * Adopts the new document of a frame that has navigated, or that was moved in the page, for
   * example when a list is reordered.
   */
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
