'use client'

import { renderSignature } from '@org/signature'
import type { RenderOptions, SignatureInput } from '@org/signature'
import { memo, useMemo } from 'react'
import type { ReactElement } from 'react'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { SignatureFrame } from '../frame/signature-frame.tsx'

export interface SignaturePreviewProps extends RootPropsWithRef<HTMLIFrameElement> {
  /** A partial or complete signature, rendered by the same renderer as installed signatures. */
  data: SignatureInput
  /** Passed to `renderSignature`; keep the object stable between renders. */
  options?: RenderOptions | undefined
  /** `dark` shows the signature as in a mail client's dark mode. */
  scheme?: 'light' | 'dark' | undefined
  /** Accessible name of the frame. */
  title?: string | undefined
  /** Scales the signature down to at most this height in pixels, for thumbnails. */
  maxHeight?: number | undefined
  align?: 'start' | 'center' | undefined
  /** Removes the preview from the tab order and the accessibility tree, and ignores the pointer. */
  isInert?: boolean | undefined
}

/**
 * Shows a signature in a frame without scripts, isolated from the page's styles. The frame takes
 * the available width and exactly the height of its content. Changes are patched in place, so that
 * unchanged images are not loaded again.
 */
export const SignaturePreview = memo(function SignaturePreview({
  data,
  options,
  ...rest
}: SignaturePreviewProps): ReactElement {
  const { html } = useMemo(() => renderSignature(data, options), [data, options])
  return <SignatureFrame {...rest} html={html} />
})
