'use client'

import { below } from '@org/ui/theme'
import type { ReactNode } from 'react'
import { useMediaQuery } from '#shared/use-media-query.ts'

const handheld = `${below('tablet').replace('@media ', '')}, (pointer: coarse)`

/**
 * Renders its children only on desktop computers. Phones and tablets do not even load the
 * children's code.
 */
export function Elsewhere({ children }: { children: ReactNode }): ReactNode {
  return useMediaQuery(handheld) ? null : children
}
