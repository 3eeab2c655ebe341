'use client'
import type { ReactElement } from 'react'
import { PageStyles } from './global-styles.styles.ts'

/** Puts the tokens (CSS variables named `--ph-<group>-<name>`) and the page defaults in place. */
export function GlobalStyles(): ReactElement {
  return <PageStyles />
}
