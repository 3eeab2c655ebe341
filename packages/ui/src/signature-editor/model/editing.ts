'use client'

import { createContext } from 'react'
import type { TabProps } from './editor-types.ts'

/**
 * What is edited, for what stands inside parts that typing does not draw again. Null outside of an
 * editor.
 */
export const Editing = createContext<TabProps | null>(null)
