import { createContext } from 'react'

interface Owner {
  email: string
}

/** Given where somebody signs in again over unsaved work: whose work it is. Null on the sign-in page. */
export const WorkOwner = createContext<Owner | null>(null)

/** A step's heading: over unsaved work it stands in a dialog, whose title is of the second level. */
export const stepHeading = (owner: Owner | null) => (owner === null ? 'h1' : 'h3')
