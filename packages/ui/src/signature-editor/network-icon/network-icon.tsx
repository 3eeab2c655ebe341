'use client'

import { iconFile, iconStep } from '@org/signature'
import type { ReactElement } from 'react'
import { Initial, Picture } from './network-icon.styles.ts'

export interface NetworkIconProps {
  icon: string
  name: string
  iconsBaseUrl: string | undefined
  /** Address of a custom icon in place of the catalogue's. */
  src?: string | undefined
}

const roundness = iconStep(24, 6)

/** A network's icon next to its name. Hidden from screen readers. */
export function NetworkIcon({ icon, name, iconsBaseUrl, src }: NetworkIconProps): ReactElement {
  const address = src || (iconsBaseUrl && `${iconsBaseUrl}/${iconFile(icon, roundness)}`)
  return address ? (
    <Picture src={address} alt="" />
  ) : (
    <Initial aria-hidden>{name.charAt(0).toUpperCase()}</Initial>
  )
}
