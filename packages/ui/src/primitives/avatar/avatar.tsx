'use client'
import type { ReactElement } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { Circle } from './avatar.styles.ts'
import { initials } from './initials.ts'

export interface AvatarProps extends RootPropsWithRef<HTMLSpanElement> {
  /** The person's name; its initials are shown if there is no image. */
  name: string
  src?: string | undefined
  /** Diameter in pixels. Default 32. */
  size?: number | undefined
  /** Hides the name from screen readers, if it is already shown next to the avatar. */
  isDecorative?: boolean | undefined
}

/** A person's image or initials. */
export function Avatar({
  name,
  src,
  size = 32,
  isDecorative = false,
  ...rest
}: AvatarProps): ReactElement {
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <Circle {...rest} $size={size} {...naming}>
      {src === undefined ? initials(name) : <img src={src} alt="" />}
    </Circle>
  )
}
