'use client'

import { createContext, useContext } from 'react'
import type { TabProps } from './editor-types.ts'

/**
 * What is edited, for what stands inside parts that typing does not draw again. Null outside of an
 * editor.
 */
export const Editing = createContext<TabProps | null>(null)

/** What is edited. Throws outside of an editor. */
export function useEditing(): TabProps {
  const editing = useContext(Editing)
  if (!editing) throw new Error('The settings stand inside an editor, which knows what is edited.')
  return editing
}
