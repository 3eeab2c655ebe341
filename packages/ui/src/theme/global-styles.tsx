'use client'
import type { ReactElement } from 'react'
import { PageStyles } from './global-styles.styles.ts'

/** Adds the tokens (CSS variables named `--ph-<group>-<name>`) and the page defaults. */
export function GlobalStyles(): ReactElement {
  return <PageStyles />
}
