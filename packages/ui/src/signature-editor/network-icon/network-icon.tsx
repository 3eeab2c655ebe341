'use client'

import { iconFile, iconStep } from '@org/signature'
import type { ReactElement } from 'react'
import { Initial, Picture } from './network-icon.styles.ts'

export interface NetworkIconProps {
  icon: string
  name: string
  iconsBaseUrl: string | undefined
  /** Address of a picture of the user's own instead of the catalogue's. */
  src?: string | undefined
}

const roundness = iconStep(24, 6)

/** A network's picture beside its name; says nothing to screen readers itself. */
export function NetworkIcon({ icon, name, iconsBaseUrl, src }: NetworkIconProps): ReactElement {
  const address = src || (iconsBaseUrl && `${iconsBaseUrl}/${iconFile(icon, roundness)}`)
  return address ? (
    <Picture src={address} alt="" />
  ) : (
    <Initial aria-hidden>{name.charAt(0).toUpperCase()}</Initial>
  )
}
