import { createContext } from 'react'

/** Given where somebody signs in again over unsaved work: whose work it is. Null on the sign-in page. */
export const WorkOwner = createContext<{ email: string } | null>(null)
