'use client'
import type { ReactElement } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { Circle } from './avatar.styles.ts'
import { initials } from './initials.ts'

export interface AvatarProps extends RootPropsWithRef<HTMLSpanElement> {
  /** The person's name; its initials show where there is no picture. */
  name: string
  src?: string | undefined
  /** Diameter in pixels. Default 32. */
  size?: number | undefined
  /** Leaves the name out for screen readers, where it stands beside the picture. */
  isDecorative?: boolean | undefined
}

/** A person, as picture or initials. */
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
