'use client'

import { renderSignature } from '@org/signature'
import type { RenderOptions, SignatureInput } from '@org/signature'
import { memo, useMemo } from 'react'
import type { ReactElement } from 'react'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { SignatureFrame } from '../frame/signature-frame.tsx'

export interface SignaturePreviewProps extends RootPropsWithRef<HTMLIFrameElement> {
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
  ...rest
}: SignaturePreviewProps): ReactElement {
  const { html } = useMemo(() => renderSignature(data, options), [data, options])
  return <SignatureFrame {...rest} html={html} />
})
