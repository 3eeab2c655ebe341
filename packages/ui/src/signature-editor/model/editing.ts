'use client'

import { createContext, useContext } from 'react'
import type { TabProps } from './editor-types.ts'

/**
 * Context with the edited data, for components inside memoized parts that do not re-render while
 * the user types. Null outside of an editor.
 */
export const Editing = createContext<TabProps | null>(null)

/** Returns the edited data. Throws outside of an editor. */
export function useEditing(): TabProps {
  const editing = useContext(Editing)
  if (!editing) throw new Error('useEditing must be used inside a signature editor.')
  return editing
}
