import { createContext } from 'react'

/** The owner of the unsaved work, in the sign-in dialog. Null on the sign-in page. */
export const WorkOwner = createContext<{ email: string } | null>(null)
