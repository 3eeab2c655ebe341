'use client'

import { below } from '@org/ui/theme'
import type { ReactNode } from 'react'
import { useMediaQuery } from '#shared/use-media-query.ts'

const handheld = `${below('tablet').replace('@media ', '')}, (pointer: coarse)`

/** Shows nothing where the page is on a phone or a tablet already, which then loads nothing for it. */
export function Elsewhere({ children }: { children: ReactNode }): ReactNode {
  return useMediaQuery(handheld) ? null : children
}
